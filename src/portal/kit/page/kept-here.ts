/** Where it lies in the browser's storage. */
export const keptName = 'help';

interface Kept {
  /** What is new and was seen. */
  seen: readonly string[];
  /** Whether letters are commands. */
  letters: boolean;
}

/** What help knows of this browser: of nobody in particular, so that it stays when somebody signs out. */
export const keptHere = {
  read(): Kept {
    try {
      const read: Partial<Kept> = JSON.parse(localStorage.getItem(keptName) ?? '{}');
      return { seen: Array.isArray(read.seen) ? read.seen : [], letters: read.letters !== false };
    } catch {
      return { seen: [], letters: true };
    }
  },
  change(part: Partial<Kept>) {
    try {
      localStorage.setItem(keptName, JSON.stringify({ ...keptHere.read(), ...part }));
    } catch {
      // A browser that keeps nothing tells it again.
    }
  },
};
