import { type RefObject, useCallback, useRef } from 'react';
import { useLater } from '@/portal/kit/page/use-later';

/** Where a list's table stands, so that keys go through its rows. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const begin = useCallback(async () => {
    const { listKeys } = await import('./list-keys');
    return listKeys(() => frame.current);
  }, []);
  useLater(begin);
  return frame;
}
