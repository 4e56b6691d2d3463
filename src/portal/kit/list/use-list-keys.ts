import { type RefObject, useEffect, useRef } from 'react';

/** Where a list's table stands, so that keys go through its rows; their script comes once the page stands. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | null | undefined;
    void import('./list-keys').then(
      ({ listKeys }) => {
        if (stop !== null) stop = listKeys(() => frame.current);
      },
      // Without the script there are no keys, and all else.
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, []);
  return frame;
}
