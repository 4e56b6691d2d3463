import { useCallback, useSyncExternalStore } from 'react';

const changed = 'kept-here';

function read(place: string): string {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    // A browser that keeps nothing still works.
    return '';
  }
}

function watch(onChange: () => void) {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

/** A text that this browser remembers from one visit to the next; empty at first, null on the server. */
export function useKept(place: string): [string | null, (text: string) => void] {
  const kept = useSyncExternalStore(
    watch,
    () => read(place),
    () => null,
  );
  const keep = useCallback(
    (text: string) => {
      try {
        localStorage.setItem(place, text);
      } catch {
        // Nothing is remembered then.
      }
      window.dispatchEvent(new Event(changed));
    },
    [place],
  );
  return [kept, keep];
}
