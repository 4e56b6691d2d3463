import type { Readable } from 'node:stream';

/** Of all bodies that a process holds while they arrive: bytes, and for each the ms until it is whole. */
export const mostOfBodies = { bytes: 64 * 1024 * 1024, ms: 30_000 };

/** How long what is broken off is counted before it is told, ms. */
const countMs = 60_000;
const firstBytes = 4096;

const statuses = { long: 413, late: 408, broken: 400 } as const;

/** Why a body did not come whole: longer than it may be, not in time, or broken off by its sender. */
export class BodyProblem extends Error {
  override name = 'BodyProblem';
  readonly statusCode: number;

  constructor(readonly why: keyof typeof statuses) {
    super(`a body came ${why}`);
    this.statusCode = statuses[why];
  }
}

/** Calls back with how often it was called, once some time after the first call. */
function counted(tell: (count: number) => void): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      tell(count);
      count = 0;
    }, countMs).unref();
  };
}

/** What has arrived of one body, in one piece: many small ones would take more than they hold. */
class Arrived {
  private bytes = Buffer.alloc(0);
  length = 0;

  get held(): number {
    return this.bytes.length;
  }
  take(chunk: Buffer): void {
    const needed = this.length + chunk.length;
    if (needed > this.held) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.held, firstBytes));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    chunk.copy(this.bytes, this.length);
    this.length = needed;
  }
  whole(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}

/** Reads bodies whole that are at most so many bytes long; throws `BodyProblem`. */
export type TakeWhole = (body: Readable, longest: number) => Promise<Buffer>;

/**
 * Holds what a process has of bodies under way within bounds. Where all of them grow beyond, the one that
 * is under way for longest gives way: a body that somebody means is there within a second. `told` is given
 * the number of those that did not come, once a minute.
 */
export function openBodies(
  most: typeof mostOfBodies,
  told: (broken: number) => void,
): { whole: TakeWhole } {
  /** By age: the first is the oldest. */
  const underWay = new Set<() => void>();
  const count = counted(told);
  let held = 0;

  const whole: TakeWhole = (body, longest) =>
    new Promise((resolve, reject) => {
      const arrived = new Arrived();
      function leave(): boolean {
        clearTimeout(alarm);
        body.off('data', take);
        if (!underWay.delete(giveWay)) return false;
        held -= arrived.held;
        return true;
      }
      function refuse(why: BodyProblem['why']): void {
        if (!leave()) return;
        if (why !== 'long') count();
        reject(new BodyProblem(why));
      }
      function take(chunk: Buffer): void {
        if (arrived.length + chunk.length > longest) {
          refuse('long');
          return;
        }
        held -= arrived.held;
        arrived.take(chunk);
        held += arrived.held;
        for (const oldest of underWay) {
          if (held <= most.bytes) break;
          oldest();
        }
      }
      const giveWay = () => refuse('late');
      const alarm = setTimeout(giveWay, most.ms);
      underWay.add(giveWay);
      body.once('end', () => leave() && resolve(arrived.whole()));
      body.on('error', () => refuse('broken')).once('close', () => refuse('broken'));
      body.on('data', take);
    });
  return { whole };
}
