import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { wrap } from '@/contracts/kit/calls/envelopes';
import { exampleOf } from '@/contracts/kit/calls/sample';

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api/v1${path.replace(/:\w+/g, '[^/]+')}$`);

const refuse = (reply: ServerResponse, status: number, code: string) => {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify({ code, message: 'ไม่ได้' }));
};

/** Which of some calls a request is. */
export function asked(endpoints: readonly Endpoint[], request: IncomingMessage, pathname: string) {
  const fits = endpoints.filter(
    (one) => one.method === request.method && patternOf(one).test(pathname),
  );
  return fits.sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

/** Answers a call as small a service as can be true to the contracts: it has no record and no state. */
export function answerMinimally(
  endpoint: Endpoint | undefined,
  { headers, method }: IncomingMessage,
  reply: ServerResponse,
) {
  if (!endpoint) return refuse(reply, 404, 'NOT_FOUND');
  // Any token is good but none: it asks nobody whose it is.
  if (endpoint.needs !== 'anyone' && !/^Bearer \S+$/.test(headers.authorization ?? '')) {
    return refuse(reply, 401, 'NOT_SIGNED_IN');
  }
  if (method !== 'GET') return refuse(reply, 400, 'INVALID');
  const isFile = endpoint.envelope === 'file';
  reply.writeHead(200, { 'content-type': isFile ? 'application/pdf' : 'application/json' });
  reply.end(isFile ? '%PDF' : JSON.stringify(wrap(endpoint.envelope, exampleOf(endpoint.reply))));
}
