import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingFile } from '@/contracts/kit/files';
import { Problem } from '@/services/kit/problem';

/** How much of a refused call is read before its answer, and once more after it. */
const patienceBytes = 64 * 1024 * 1024;

async function* whole(content: AsyncIterable<Uint8Array>) {
  try {
    yield* content;
  } catch {
    throw new Problem('UPLOAD_INCOMPLETE');
  }
}

async function nextPart(parts: AsyncIterator<MultipartFile | { type: 'field' }>) {
  try {
    return await parts.next();
  } catch {
    throw new Problem('UPLOAD_INCOMPLETE');
  }
}

async function* filesOf(request: FastifyRequest): AsyncGenerator<IncomingFile> {
  const parts = request.parts();
  for (;;) {
    const { done, value } = await nextPart(parts);
    if (done) return;
    if (value.type === 'file') yield { name: value.filename, content: whole(value.file) };
  }
}

/** The files of a multipart call as they arrive; `undefined` for any other call. */
export const incomingFiles = (request: FastifyRequest): AsyncIterable<IncomingFile> | undefined =>
  request.isMultipart?.() ? filesOf(request) : undefined;

/**
 * Reads on what a refused sender still sends, so that it gets to its answer: to the end, or until
 * the answer may go. Hanging up while something unread arrives would throw the answer away, so a
 * sender that does not stop is read on after it too, and is cut only then.
 */
function readOn({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let read = 0;
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > patienceBytes) resolve();
      if (read > 2 * patienceBytes) raw.destroy();
    });
    raw.once('end', () => resolve());
    raw.once('close', () => resolve());
    raw.resume();
  });
}

/** Lets a room's endpoints take files. Sizes are for the handlers to limit while they read. */
export async function takeFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: Number.POSITIVE_INFINITY, parts: 100, fields: 10, fieldSize: 10_000 },
  });
  // A proxy sends the next call on the same line: it must not be taken for the rest of this one.
  app.addHook('onSend', async (request) => {
    if (request.isMultipart()) await readOn(request);
  });
}
