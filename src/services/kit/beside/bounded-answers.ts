import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';

/** It took longer than it may, or ended before its last answer: of too little memory, mostly. */
export class BesideProblem extends Error {
  override name = 'BesideProblem';

  constructor(readonly why: 'late' | 'ended') {
    super(`a process beside ours ${why === 'late' ? 'took too long' : 'ended by itself'}`);
  }
}

/**
 * What a process answers to each `next`, one answer ahead of who takes them; it is ended once nobody does.
 * Throws `BesideProblem` where it ends before, or was waited for longer than `ms` in all.
 */
export async function* boundedAnswers<Answer>(
  child: ChildProcess,
  ms: number,
): AsyncGenerator<Answer> {
  const gone = new AbortController();
  // Not its exit: what it has said before may still be on its way then.
  child.once('disconnect', () => gone.abort());
  child.once('error', () => gone.abort());
  const answers = on(child, 'message', { signal: gone.signal });
  const ask = () => child.connected && child.send('next');
  let left = ms;
  let isLate = false;
  const end = () => {
    isLate = true;
    child.kill('SIGKILL');
  };
  try {
    for (ask(); ; ) {
      ask();
      const from = Date.now();
      const alarm = setTimeout(end, Math.max(0, left));
      const { value } = await answers.next().finally(() => clearTimeout(alarm));
      left -= Date.now() - from;
      const [answer] = value as [Answer];
      yield answer;
    }
  } catch (error) {
    throw gone.signal.aborted ? new BesideProblem(isLate ? 'late' : 'ended') : error;
  } finally {
    child.kill('SIGKILL');
  }
}
