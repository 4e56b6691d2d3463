import { useSyncExternalStore } from 'react';

/** How long a page stands before it fetches what nobody has asked for yet, milliseconds. */
const stands = 3000;
/** What says that a person is there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'];

let isHere = false;
const waiting = new Set<() => void>();

function come() {
  isHere = true;
  for (const then of waiting) then();
  waiting.clear();
}

if (typeof window !== 'undefined') {
  const once = { once: true, passive: true, capture: true };
  for (const sign of signs) window.addEventListener(sign, come, once);
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  setTimeout(() => whenIdle(come), stands);
}

/**
 * The moment for what neither the first paint nor the first press needs: when a person first moves, or the page has
 * stood for a while and has nothing to do.
 */
export const leisure = {
  isHere: () => isHere,
  /** Calls back then, or now where it has come; answers the way to drop it. */
  wait(then: () => void): () => void {
    if (isHere) then();
    else waiting.add(then);
    return () => void waiting.delete(then);
  },
};

const never = () => false;

/** Whether that moment has come. */
export const useLeisure = () => useSyncExternalStore(leisure.wait, leisure.isHere, never);
