import { useCallback, useRef } from 'react';

/** Who takes longer between two keys, ms, looks at what each of them finds. */
const slowestMs = 150;

/**
 * How long to wait after a key before asking, ms: called once for each key. Somebody who types on is
 * given half as long again as the last two keys were apart, and never less than half of `leastMs`, which
 * is for whoever begins or looks at each key.
 */
export function useTypingPause(leastMs: number): () => number {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    const apart = now - last.current;
    last.current = now;
    return apart > slowestMs ? leastMs : Math.max(leastMs / 2, apart * 1.5);
  }, [leastMs]);
}
