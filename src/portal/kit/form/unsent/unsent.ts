import { useMemo, useSyncExternalStore } from 'react';
import { keptName } from '@/portal/kit/page/kept-here';
import { usePerson } from '@/portal/kit/page/person';

/** Who made something, and where: nobody else sends it, and to no other place. */
export interface Owner {
  account: string;
  property: string;
}

/** What one owner has on this device that the services do not have. */
export interface Unsent extends Owner {
  /** Goes out by itself. */
  waiting: number;
  /** Needs the person. */
  refused: number;
}

const name = 'unsent';
const listeners = new Set<() => void>();
const text = () => localStorage.getItem(name) ?? '';

const isUnsent = (read: unknown): read is Unsent =>
  typeof read === 'object' && read !== null && 'account' in read && 'waiting' in read;

function all(noted: string): Unsent[] {
  try {
    const read: unknown = JSON.parse(noted || '[]');
    return Array.isArray(read) ? read.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function write(noted: string) {
  if (noted === text()) return;
  try {
    localStorage.setItem(name, noted);
  } catch {
    return; // Storage is full: the things themselves are kept, and the area's own screen shows them.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const inOtherTab = ({ key }: StorageEvent) => key === name && listener();
  listeners.add(listener);
  window.addEventListener('storage', inOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', inOtherTab);
  };
}

/**
 * A note of what waits on this device to be sent, beside the things themselves: every screen can
 * read it at once, without the script of the area that keeps them.
 */
export const unsent = {
  /** Takes the place of what was noted before. */
  note: (now: readonly Unsent[]) => write(now.length > 0 ? JSON.stringify(now) : ''),
  /** All of the person's, wherever they were made. */
  countOf: (account: string) =>
    all(text())
      .filter((one) => one.account === account)
      .reduce((sum, { waiting, refused }) => sum + waiting + refused, 0),
  /** Empties the browser's storage of all but the note and what is the browser's own. */
  clearAround() {
    const kept = [name, keptName].map((one) => [one, localStorage.getItem(one)] as const);
    localStorage.clear();
    for (const [one, value] of kept) if (value) localStorage.setItem(one, value);
  },
};

/** What the person at this place has on this device that the services do not have. */
export function useUnsent(): Unsent {
  const { id: account, propertyId } = usePerson();
  const property = propertyId ?? '';
  const noted = useSyncExternalStore(subscribe, text, () => '');
  return useMemo(() => {
    const own = all(noted).find((one) => one.account === account && one.property === property);
    return own ?? { account, property, waiting: 0, refused: 0 };
  }, [noted, account, property]);
}
