/** What a function makes of each value, in their order; it is at so many of them at the same time. */
export async function atOnce<T, R>(values: readonly T[], run: (value: T) => Promise<R>) {
  const made: R[] = [];
  const rest = values.entries();
  const goOn = async () => {
    for (const [at, value] of rest) made[at] = await run(value);
  };
  await Promise.all(Array.from({ length: 16 }, goOn));
  return made;
}
