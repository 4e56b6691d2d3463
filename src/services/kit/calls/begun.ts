/** The same values, once the first of them is there: what cannot begin fails here, not on its way. */
export async function begun<T>(values: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const rest = values[Symbol.asyncIterator]();
  let first: IteratorResult<T> | undefined = await rest.next();
  const next = async () => {
    const taken = first;
    first = undefined;
    return taken ?? rest.next();
  };
  const leave = async () => (await rest.return?.()) ?? { done: true as const, value: undefined };
  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) };
}
