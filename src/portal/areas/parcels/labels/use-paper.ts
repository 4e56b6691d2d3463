import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type PaperChoice, paperChoice } from './paper';

const place = 'parcels.label-paper';
const changed = 'parcels:label-paper';

function remembered(): string {
  try {
    return localStorage.getItem(place) ?? '{}';
  } catch {
    // A browser that keeps nothing still prints.
    return '{}';
  }
}

function readChoice(kept: string): PaperChoice {
  try {
    return paperChoice.parse(JSON.parse(kept));
  } catch {
    return paperChoice.parse({});
  }
}

function watch(onChange: () => void) {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

/** The paper of this browser's printer, remembered from one visit to the next; none on the server. */
export function usePaper(): [PaperChoice | undefined, (choice: PaperChoice) => void] {
  const kept = useSyncExternalStore(watch, remembered, () => null);
  const choice = useMemo(() => (kept === null ? undefined : readChoice(kept)), [kept]);
  const choose = useCallback((next: PaperChoice) => {
    try {
      localStorage.setItem(place, JSON.stringify(next));
    } catch {
      // Nothing is remembered then.
    }
    window.dispatchEvent(new Event(changed));
  }, []);
  return [choice, choose];
}
