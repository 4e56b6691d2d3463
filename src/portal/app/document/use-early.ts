import { useEffect, useLayoutEffect, useRef } from 'react';
import type {} from './keep-early';

/** Does again what was done to the document before the page answered; from the moment it answers nothing is kept. */
export function useEarly(): void {
  const again = useRef<() => Promise<void>>(undefined);
  useLayoutEffect(() => {
    again.current = window.takeEarly?.();
  }, []);
  useEffect(() => {
    // Outside of React's own work, in which what a field is told would not be drawn before the next.
    void Promise.resolve().then(again.current);
    again.current = undefined;
  }, []);
}
