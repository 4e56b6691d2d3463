/** A call without its answer for longer than this is worth a word, milliseconds. */
const patienceMs = 5000;

let waiting = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Whether a call has been waiting for its answer for long, for `useSyncExternalStore`. */
export const late = {
  isWaiting: () => waiting > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The same answer; while it is late in coming, `late` says so. */
export async function timed<T>(answer: Promise<T>): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    count(1);
  }, patienceMs);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (isLate) count(-1);
  }
}
