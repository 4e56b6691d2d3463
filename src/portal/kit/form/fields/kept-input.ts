import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePerson } from '@/portal/kit/page/person';

/** Older input is not brought back: a working day. */
const goodForMs = 12 * 60 * 60_000;

const prefix = 'kept-input ';

interface Kept {
  account: string;
  at: number;
  value: unknown;
}

const isKept = (read: unknown): read is Kept =>
  typeof read === 'object' && read !== null && 'account' in read && 'at' in read && 'value' in read;

function readEntry(key: string): Kept | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(read) && Date.now() - read.at < goodForMs ? read : null;
  } catch {
    return null;
  }
}

const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
const dropWhere = (isToGo: (kept: Kept | null) => boolean) => {
  for (const key of keys()) if (isToGo(readEntry(key))) sessionStorage.removeItem(key);
};

/**
 * Unsaved input of this tab, kept where a forced sign-out and a new document leave it. It is its
 * account's alone. Never for passwords or files.
 */
export const keptInput = {
  keep(account: string, name: string, value: unknown) {
    const kept: Kept = { account, at: Date.now(), value };
    try {
      sessionStorage.setItem(prefix + name, JSON.stringify(kept));
    } catch {
      // Too large to be kept: the form itself still has it.
    }
  },
  read(account: string, name: string): unknown {
    const kept = readEntry(prefix + name);
    return kept?.account === account ? kept.value : null;
  },
  drop: (name: string) => sessionStorage.removeItem(prefix + name),
  /** After signing out by hand. */
  dropAll: () => dropWhere(() => true),
  /** What is too old, or another person's, goes. */
  dropOthers: (account: string) => dropWhere((kept) => kept?.account !== account),
};

/** One form's kept input; its name is its own in the whole portal. */
export interface KeptInput<T> {
  /** What was kept before this document was opened; `null` when there was nothing. */
  restored: T | null;
  /** To be called at each change. */
  keep: (value: T) => void;
  /** To be called when the input is saved, or given up. */
  drop: () => void;
}

/**
 * Keeps a form's unsaved input through a forced sign-out and a reload, for the same person at the
 * same place. `restored` comes after the first render, which is the server's.
 */
export function useKeptInput<T>(form: string): KeptInput<T> {
  const { id, propertyId } = usePerson();
  const router = useRouter();
  const name = `${form} ${propertyId ?? 'main'}`;
  const [restored, setRestored] = useState<T | null>(null);
  useEffect(() => setRestored(keptInput.read(id, name) as T | null), [id, name]);
  // Leaving by a link or by Back: the person has been asked, and gave it up.
  useEffect(() => {
    const left = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) keptInput.drop(name);
    };
    router.events.on('beforeHistoryChange', left);
    return () => router.events.off('beforeHistoryChange', left);
  }, [router, name]);
  const keep = useCallback((value: T) => keptInput.keep(id, name, value), [id, name]);
  const drop = useCallback(() => {
    keptInput.drop(name);
    setRestored(null);
  }, [name]);
  return useMemo(() => ({ restored, keep, drop }), [restored, keep, drop]);
}
