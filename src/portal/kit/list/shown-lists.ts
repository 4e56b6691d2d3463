import { type RefObject, useEffect, useRef } from 'react';

/** The lists on the screen that keys go through: their tables' frames, which come and go with their rows. */
export const shownLists = new Set<RefObject<HTMLElement | null>>();

/** Where a list's table stands, so that keys go through its rows. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shownLists.add(frame);
    return () => void shownLists.delete(frame);
  }, []);
  return frame;
}
