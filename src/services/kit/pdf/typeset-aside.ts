import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startBeside } from '@/services/kit/beside/start-beside';
import type { Written } from './engine';
import type { Typeset } from './typeset-process';

/** From so much data on, some 500 pages, a document has a process to itself, whose memory goes with it. */
const longFrom = 200_000;

/** Gives each piece of work its turn after the one before. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <R>(work: () => Promise<R>): Promise<R> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

const program = () => fileURLToPath(new URL('./typeset-process.js', import.meta.url));

/** The services do not stay for a process that writes nothing. */
function hold(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  child.channel?.[how]();
}

async function write(child: ChildProcess, written: Written): Promise<Uint8Array> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  child.once('exit', leave);
  hold(child, 'ref');
  try {
    const answer = once(child, 'message', gone);
    child.send(written);
    const [told] = (await answer) as [Typeset];
    if ('failure' in told) throw new Error(told.failure);
    return told.content;
  } finally {
    child.off('exit', leave);
    hold(child, 'unref');
  }
}

let kept: ChildProcess | undefined;
const shortTurn = inTurn();
const longTurn = inTurn();

async function writeShort(written: Written): Promise<Uint8Array> {
  if (!kept) {
    const started = startBeside(program());
    started.once('exit', () => {
      if (kept === started) kept = undefined;
    });
    kept = started;
  }
  return write(kept, written);
}

async function writeLong(written: Written): Promise<Uint8Array> {
  const child = startBeside(program(), { isLow: true });
  try {
    return await write(child, written);
  } finally {
    child.kill();
  }
}

/** Writes a document by a process of its own: no call waits for it, nor a short one for a long one. */
export const typesetAside = (written: Written): Promise<Uint8Array> =>
  written.data.length < longFrom
    ? shortTurn(() => writeShort(written))
    : longTurn(() => writeLong(written));
