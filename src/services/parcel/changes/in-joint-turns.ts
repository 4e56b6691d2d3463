import { isUnreachable } from '@/services/kit/database/database-errors';

interface Waiting<J, R> {
  job: J;
  done: (result: R) => void;
  failed: (error: unknown) => void;
}

/**
 * Does jobs of the same key one turn after another: those that came during a turn are done together
 * by the next, as far as their weights add up to `most`. Where a joint turn fails, each of its jobs is
 * done again alone, so that none fails by another.
 */
export function inJointTurns<J, R>(
  doAll: (key: string, jobs: readonly J[]) => Promise<R[]>,
  { weight, most }: { weight: (job: J) => number; most: number },
): (key: string, job: J) => Promise<R> {
  const queues = new Map<string, Waiting<J, R>[]>();

  async function finish(key: string, turn: readonly Waiting<J, R>[]): Promise<void> {
    try {
      const results = await doAll(
        key,
        turn.map(({ job }) => job),
      );
      for (const [i, { done }] of turn.entries()) done(results[i] as R);
    } catch (error) {
      if (turn.length > 1 && !isUnreachable(error)) {
        for (const one of turn) await finish(key, [one]);
      } else {
        for (const { failed } of turn) failed(error);
      }
    }
  }

  /** The first in any case, and what fits beside it. */
  function next(queue: Waiting<J, R>[]): Waiting<J, R>[] {
    let sum = 0;
    const tooMuch = queue.findIndex(({ job }) => {
      sum += weight(job);
      return sum > most;
    });
    return queue.splice(0, tooMuch < 0 ? queue.length : Math.max(tooMuch, 1));
  }

  async function serve(key: string, queue: Waiting<J, R>[]): Promise<void> {
    while (queue.length > 0) await finish(key, next(queue));
    queues.delete(key);
  }

  return (key, job) =>
    new Promise((done, failed) => {
      const waiting = { job, done, failed };
      const queue = queues.get(key);
      if (queue) queue.push(waiting);
      else {
        const begun = [waiting];
        queues.set(key, begun);
        void serve(key, begun);
      }
    });
}
