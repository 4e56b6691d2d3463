/** A NUL, or half of a letter that takes two: no text of the database can hold either. */
const unstorable = /\0|\p{Surrogate}/u;

/** The path of the first text in a call's part that the database cannot store. */
export function unstorablePath(part: unknown, path: readonly string[] = []): string | undefined {
  if (typeof part === 'string') return unstorable.test(part) ? path.join('.') : undefined;
  if (typeof part !== 'object' || part === null) return undefined;
  for (const [name, inner] of Object.entries(part)) {
    const found = unstorablePath(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
