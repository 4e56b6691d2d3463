import { placeName } from '@/contracts/kit/calls/page-place';

let place: string | null = null;
let elsewhere = false;
let leaving = false;
let moved: { ended: Promise<void>; end: () => void } | undefined;
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
    if (now) return;
    moved?.end();
    moved = undefined;
  },
  /** The session has moved there, and the new document is on its way. */
  setMoved() {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    moved = { ended, end };
  },
  /** A call's place. Once the session has moved it waits: it ends with the document, or goes on where that stays. */
  async ofCall() {
    await moved?.ended;
    return place;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
