const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The middle and the slowest hundredth of what was measured. */
export function spread(taken: readonly number[]) {
  const sorted = [...taken].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

type Run = () => Promise<unknown>;

/** Milliseconds of each of several calls, made in turns after ten rounds that do not count. */
export async function timesInTurns(rounds: number, runs: readonly Run[]) {
  const taken = runs.map((): number[] => []);
  for (let round = -10; round < rounds; round++) {
    for (const [i, run] of runs.entries()) {
      const begin = performance.now();
      await run();
      if (round >= 0) taken[i]?.push(performance.now() - begin);
    }
  }
  return taken.map(spread);
}

/**
 * How many calls a second so many clients get through, each waiting for its answer, and the
 * milliseconds of processor time that this process spends on each.
 */
export async function requestsASecond(
  clients: number,
  seconds: number,
  run: () => Promise<unknown>,
) {
  const taken: number[] = [];
  const end = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  const client = async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      await run();
      taken.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / taken.length;
  return { rate: taken.length / seconds, p99: spread(taken).p99, cpu };
}
