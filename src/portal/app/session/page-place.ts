import { placeName, placeSwitchPath } from '@/contracts/kit/calls/page-place';

/** What waits, and its end. */
function hold() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

let place: string | null = null;
let elsewhere = false;
let leaving = false;
let held: { ended: Promise<void>; end: () => void } | undefined;
const listeners = new Set<() => void>();

/**
 * The place that this document was made for, and whether the session has moved to another one
 * since: by another tab, or by a switch whose new document never came.
 */
export const pagePlace = {
  keep(propertyId: string | null | undefined) {
    if (typeof window !== 'undefined' && propertyId !== undefined) place = placeName(propertyId);
  },
  name: () => place,
  isElsewhere: () => elsewhere,
  tellElsewhere() {
    if (elsewhere || leaving) return;
    elsewhere = true;
    for (const listener of listeners) listener();
  },
  isLeaving: () => leaving,
  /** This tab itself is on its way to another place. */
  setLeaving(now: boolean) {
    leaving = now;
    held?.end();
    held = now ? hold() : undefined;
  },
  /**
   * A call's place. While this tab is on its way to another one all but the switch itself waits, since it could be
   * overtaken and refused: it ends with the document, or goes on where that stays.
   */
  async ofCall(path?: string) {
    if (path !== placeSwitchPath) await held?.ended;
    return place;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
