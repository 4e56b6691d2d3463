import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { wrap } from '@/contracts/kit/calls/envelopes';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { begun } from '@/services/kit/calls/begun';

async function sendFile(reply: FastifyReply, file: OutgoingFile) {
  const { content } = file;
  const bytes = content instanceof Uint8Array ? content : Readable.from(await begun(content));
  const name = encodeURIComponent(file.name);
  const disposition = file.inline ? 'inline' : 'attachment';
  return (
    reply
      .type(file.type)
      .headers(file.rowCount === undefined ? {} : { 'x-row-count': file.rowCount })
      .header('content-disposition', `${disposition}; filename*=UTF-8''${name}`)
      // Whatever the bytes turn out to be, a browser neither guesses at them nor runs them.
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', file.cacheControl ?? 'no-store')
      .send(bytes)
  );
}

/** Answers a call with its result: a file as it is, anything else parsed and in its envelope. */
export function sendReply(reply: FastifyReply, endpoint: Endpoint, result: unknown) {
  if (endpoint.envelope === 'file') {
    return sendFile(reply, result as OutgoingFile);
  }
  // Parsed on the way out too, so that no column leaks that the contract does not name.
  return reply.send(wrap(endpoint.envelope, endpoint.reply.parse(result)));
}
