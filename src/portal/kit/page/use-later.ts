import { useEffect } from 'react';

/**
 * Begins what comes by a script of its own, once the page stands; `begin` stays the same and answers the way to
 * end it. Where the script does not come, the page goes without.
 */
export function useLater(begin: () => Promise<() => void>): void {
  useEffect(() => {
    let isHere = true;
    let end: (() => void) | undefined;
    begin().then(
      (ended) => {
        if (isHere) end = ended;
        else ended();
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      end?.();
    };
  }, [begin]);
}
