import { useCallback, useRef } from 'react';

/**
 * Gives answers in the order in which they were asked for, however soon each comes: what was scanned
 * first is taken first.
 */
export function useInOrder(): <T>(asked: Promise<T>) => Promise<T> {
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<T>(asked: Promise<T>) => {
    const settled = asked.then(
      () => undefined,
      () => undefined,
    );
    const mine = before.current.then(() => asked);
    before.current = before.current.then(() => settled);
    return mine;
  }, []);
}
