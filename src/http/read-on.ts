import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How much of a refused call is read before its answer, and once more after it. */
const patienceBytes = 64 * 1024 * 1024;
/** However slowly it comes, ms. */
const patienceMs = 10_000;

/** Reads what a sender still sends: to the end, until nothing comes for `silenceMs`, or for long enough. */
function readOn(raw: IncomingMessage, silenceMs: number): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const silence = setTimeout(done, silenceMs);
    const end = setTimeout(done, patienceMs);
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length;
      silence.refresh();
      if (read > patienceBytes) resolve();
      if (read > 2 * patienceBytes) raw.destroy();
    });
    function done() {
      clearTimeout(silence);
      clearTimeout(end);
      resolve();
    }
    raw.once('end', done);
    raw.once('close', done);
    raw.resume();
  });
}

/** Whether something of a call is still to come. */
const isComing = (raw: IncomingMessage) => !raw.complete && !raw.destroyed;

/** A sender that says nothing for so long, ms, waits for the answer itself, or is gone. */
const waitsAfter = 1000;

/**
 * Reads on what a refused sender still sends, so that it gets to its answer. Hanging up while something
 * unread arrives would throw the answer away, and a proxy sends the next call on the same line, which must
 * not be taken for the rest of this one. A sender that does not stop is read on after it too, and is cut
 * only then.
 */
export function readRefusedOn(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (!isComing(raw)) return;
    // Whoever it was given to has stopped reading: through them nothing more would come.
    raw.unpipe();
    await readOn(raw, waitsAfter);
  });
}

/** Whom a line is lost for that stays silent so long, ms; a sender that is stopped for a moment is not. */
const goneAfter = 5000;

/** Where the line ends with the answer: what still comes is read first, for nobody any more. */
export async function readBeforeHangingUp(
  raw: IncomingMessage,
  { shouldKeepAlive }: ServerResponse,
): Promise<void> {
  if (shouldKeepAlive || !isComing(raw)) return;
  raw.unpipe();
  await readOn(raw, goneAfter);
}
