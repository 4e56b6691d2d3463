import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Written } from './typeset';
import type { Typeset } from './typeset-worker';

/** From so much data on, some 500 pages, a document has a thread to itself, whose memory goes with it. */
const longFrom = 300_000;

/** Gives each piece of work its turn after the one before. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <R>(work: () => Promise<R>): Promise<R> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

function openThread(): Worker {
  const worker = new Worker(new URL('./typeset-worker.js', import.meta.url));
  // Who waits for a document is told by `write`; a thread that fails is not asked again.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

async function write(worker: Worker, written: Written): Promise<Uint8Array> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  worker.once('exit', leave);
  worker.ref();
  worker.postMessage(written);
  try {
    const [told] = (await once(worker, 'message', gone)) as [Typeset];
    if ('failure' in told) throw new Error(told.failure);
    return told.content;
  } finally {
    worker.off('exit', leave);
    worker.unref();
  }
}

let kept: Worker | undefined;
const shortTurn = inTurn();
const longTurn = inTurn();

async function writeShort(written: Written): Promise<Uint8Array> {
  if (!kept) {
    const opened = openThread();
    opened.once('exit', () => {
      if (kept === opened) kept = undefined;
    });
    kept = opened;
  }
  return write(kept, written);
}

async function writeLong(written: Written): Promise<Uint8Array> {
  const worker = openThread();
  try {
    return await write(worker, written);
  } finally {
    await worker.terminate();
  }
}

/** Writes a document by a thread: no call waits for it, nor a short one for a long one. */
export const typesetAside = (written: Written): Promise<Uint8Array> =>
  written.data.length < longFrom
    ? shortTurn(() => writeShort(written))
    : longTurn(() => writeLong(written));
