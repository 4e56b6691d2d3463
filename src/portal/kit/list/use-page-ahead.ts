import { useEffect, useRef } from 'react';

/**
 * Whoever turns to the next page turns on: the one after it is read while this one is looked at. `isLast` is undefined
 * until the page is here.
 */
export function usePageAhead(
  page: number,
  isLast: boolean | undefined,
  read: (page: number) => unknown,
): void {
  const shown = useRef({ page, isForward: false });
  if (shown.current.page !== page) {
    shown.current = { page, isForward: page === shown.current.page + 1 };
  }
  const reading = useRef(read);
  reading.current = read;
  useEffect(() => {
    if (shown.current.isForward && isLast === false) void reading.current(page + 1);
  }, [page, isLast]);
}
