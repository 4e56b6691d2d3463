import { LaunchProblem } from './launch-problem';
import type { Ending, Running } from './process';

/** After a first fall it starts at once; each further fall doubles the pause, up to the longest. */
const pauses = { second: 250, longest: 30_000 };
/** Whoever answered for this long has recovered: its next fall is a first one again. */
const recoveredMs = 60_000;
/** So many starts in a row that end before they answer are no accident any more. */
const mostVainStarts = 10;

interface Task {
  name: string;
  start: () => Running;
  /** Resolves when it answers; rejects when it never will, and when the signal says that it ended. */
  answer: (ended: AbortSignal) => Promise<void>;
  /** Is told of each fall and each return, in one line. */
  say: (line: string) => void;
}

export interface Kept {
  /** Resolves at the first answer. */
  answered: Promise<void>;
  /** Rejects when the first start fails, or when none succeeds any more. */
  failed: Promise<never>;
  /** Ends it, also in the middle of a start or a pause, and starts it no more. */
  stop(graceMs: number): Promise<void>;
}

const pauseAfter = (falls: number) =>
  falls === 1 ? 0 : Math.min(pauses.second * 2 ** (falls - 2), pauses.longest);

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

const why = ({ code, signal }: Ending) => signal ?? `exit code ${code}`;

/** Starts a process, and starts it again whenever it ends after it had once answered. */
export function keepRunning({ name, start, answer, say }: Task): Kept {
  let stopping = false;
  let current: Running;
  /** Since it last ran well for a while. */
  let falls = 0;
  let vainStarts = 0;
  let hasAnswered = false;
  let tellAnswered = () => {};
  const answered = new Promise<void>((resolve) => {
    tellAnswered = resolve;
  });

  function welcome(restarts: number): void {
    hasAnswered = true;
    vainStarts = 0;
    tellAnswered();
    if (restarts > 0) say(`Restart ${restarts} of the ${name} answers.`);
  }

  /** One start, from its beginning to its end. */
  async function run(restarts: number): Promise<Ending> {
    const running = start();
    current = running;
    const over = new AbortController();
    let recovered: ReturnType<typeof setTimeout> | undefined;
    const patience = answer(over.signal).then(
      () => {
        welcome(restarts);
        recovered = setTimeout(() => {
          falls = 0;
        }, recoveredMs);
      },
      async (problem: Error) => {
        if (over.signal.aborted) return;
        if (!hasAnswered) throw problem;
        say(problem.message);
        await running.stop(0);
      },
    );
    const ending = await Promise.race([running.ended, patience.then(() => running.ended)]);
    over.abort();
    clearTimeout(recovered);
    return ending;
  }

  /** Why there is to be no further start, after one that ended like this. */
  function hopeless(ending: Ending): LaunchProblem | undefined {
    if (!hasAnswered) {
      // Without a word of ours where the process has told why.
      const told = ending.spoke && ending.code === 1;
      return new LaunchProblem(told ? '' : `The ${name} stopped unexpectedly (${why(ending)}).`);
    }
    if (vainStarts < mostVainStarts) return undefined;
    const often = `${vainStarts} times in a row`;
    return new LaunchProblem(`The ${name} did not start ${often} (${why(ending)}).`);
  }

  async function keep(): Promise<never> {
    let restarts = 0;
    while (!stopping) {
      vainStarts += 1;
      const ending = await run(restarts);
      if (stopping) break;
      const problem = hopeless(ending);
      if (problem) throw problem;
      falls += 1;
      restarts += 1;
      const ms = pauseAfter(falls);
      const when = ms === 0 ? 'at once' : `in ${ms / 1000} s`;
      say(`The ${name} stopped unexpectedly (${why(ending)}); restart ${restarts} ${when}.`);
      await pause(ms);
    }
    return new Promise(() => {});
  }

  return {
    answered,
    failed: keep(),
    async stop(graceMs) {
      stopping = true;
      await current.stop(graceMs);
    },
  };
}
