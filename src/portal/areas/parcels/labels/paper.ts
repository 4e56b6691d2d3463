import { useCallback, useSyncExternalStore } from 'react';

/** The papers that labels are printed on: what the printer is told, and how many stand on a sheet. */
export const papers = {
  roll: { page: '62mm 29mm', perSheet: 1 },
  a4: { page: '210mm 297mm', perSheet: 24 },
} as const;
export type Paper = keyof typeof papers;

const place = 'parcels.label-paper';
const changed = 'parcels:label-paper';

const isPaper = (value: unknown): value is Paper => typeof value === 'string' && value in papers;

function remembered(): Paper {
  try {
    const value = localStorage.getItem(place);
    return isPaper(value) ? value : 'roll';
  } catch {
    // A browser that keeps nothing still prints.
    return 'roll';
  }
}

function watch(onChange: () => void) {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

/** The paper of this browser's printer, remembered from one visit to the next. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const paper = useSyncExternalStore(watch, remembered, () => 'roll' as const);
  const choose = useCallback((next: Paper) => {
    try {
      localStorage.setItem(place, next);
    } catch {
      // Nothing is remembered then.
    }
    window.dispatchEvent(new Event(changed));
  }, []);
  return [paper, choose];
}
