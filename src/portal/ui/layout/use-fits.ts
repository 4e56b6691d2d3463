import { useEffect, useRef } from 'react';

/** Marks a frame by `data-fits` while what it holds is no wider than it, and need not scroll. */
export function useFits() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    const inside = current?.firstElementChild;
    if (!current || !inside || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => {
      const fits = inside.getBoundingClientRect().width <= current.clientWidth + 1;
      current.toggleAttribute('data-fits', fits);
    });
    watch.observe(current);
    watch.observe(inside);
    return () => watch.disconnect();
  }, []);
  return frame;
}
