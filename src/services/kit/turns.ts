interface Work {
  /** Whose it is. */
  by: string;
  weight: number;
}
interface Waiting extends Work {
  start: () => void;
}

/**
 * Lets works run while their weights and their number are within the most; one that weighs more than
 * that never runs. The others wait in the order they came, but one person's works never run at the
 * same time: who brings many keeps nobody else waiting.
 */
export function openTurns(most: { weight: number; atOnce: number }) {
  const waiting: Waiting[] = [];
  const running = new Set<string>();
  let weight = 0;

  function startNext(): void {
    const at = waiting.findIndex(({ by }) => !running.has(by));
    const next = waiting[at];
    if (!next || running.size === most.atOnce || weight + next.weight > most.weight) return;
    waiting.splice(at, 1);
    running.add(next.by);
    weight += next.weight;
    next.start();
    startNext();
  }

  /** Resolves, once it is a work's turn, with the way to end it. */
  async function take(work: Work): Promise<() => void> {
    await new Promise<void>((start) => {
      waiting.push({ ...work, start });
      startNext();
    });
    return () => {
      running.delete(work.by);
      weight -= work.weight;
      startNext();
    };
  }

  async function run<T>(work: Work, what: () => Promise<T>): Promise<T> {
    const leave = await take(work);
    try {
      return await what();
    } finally {
      leave();
    }
  }
  return { take, run };
}
