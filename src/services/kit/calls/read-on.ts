import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How much of a refused call is read before its answer, and once more after it. */
const patienceBytes = 64 * 1024 * 1024;
/** A sender that says nothing for so long, ms, waits for the answer itself, or is gone. */
const silenceMs = 1000;

function readOn({ raw }: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const silence = setTimeout(resolve, silenceMs);
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length;
      silence.refresh();
      if (read > patienceBytes) resolve();
      if (read > 2 * patienceBytes) raw.destroy();
    });
    const done = () => {
      clearTimeout(silence);
      resolve();
    };
    raw.once('end', done);
    raw.once('close', done);
    raw.resume();
  });
}

/**
 * Reads on what a refused sender still sends, so that it gets to its answer: to the end, until nothing
 * comes any more, or until the answer may go all the same. Hanging up while something unread arrives would
 * throw the answer away, and a proxy sends the next call on the same line, which must not be taken for the
 * rest of this one. A sender that does not stop is read on after it too, and is cut only then.
 */
export function readRefusedOn(app: FastifyInstance): void {
  app.addHook('onSend', async (request) => {
    if (!request.raw.complete && !request.raw.destroyed) await readOn(request);
  });
}
