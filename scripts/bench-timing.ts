const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The middle and the slowest hundredth of what was measured. */
export function spread(taken: readonly number[]) {
  const sorted = [...taken].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

/** Milliseconds of a call made again and again, after ten that do not count. */
export async function times(rounds: number, run: () => Promise<unknown>) {
  for (let i = 0; i < 10; i++) await run();
  const taken: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const begin = performance.now();
    await run();
    taken.push(performance.now() - begin);
  }
  return spread(taken);
}

/** How many calls a second so many clients get through, each waiting for its answer. */
export async function requestsASecond(
  clients: number,
  seconds: number,
  run: () => Promise<unknown>,
) {
  const taken: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      await run();
      taken.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { rate: taken.length / seconds, p99: spread(taken).p99 };
}
