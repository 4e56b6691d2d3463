/** What a function makes of each value, so many at the same time, in their order. */
export async function inBatches<T, R>(values: readonly T[], run: (value: T) => Promise<R>) {
  const made: R[] = [];
  for (let at = 0; at < values.length; at += 16) {
    made.push(...(await Promise.all(values.slice(at, at + 16).map(run))));
  }
  return made;
}
