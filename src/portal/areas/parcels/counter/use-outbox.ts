import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import { useLive } from '@/portal/kit/live';
import { usePerson } from '@/portal/kit/person';
import { useAppDispatch } from '@/portal/kit/store';
import { type Entry, outbox, sendOutbox } from './outbox';
import { keepReceived } from './received';
import { sendEntry } from './send-entry';
import { useDeviceList } from './use-device-list';

const againMs = 8000;
/** How long the form waits for an answer before it goes on with the next parcel. */
const patienceMs = 3000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An entry without whose it is. */
export type Draft = Omit<Entry, 'account' | 'property'>;

/**
 * What waits on this device to be received: `waiting` goes out by itself when the network allows,
 * `refused` needs a person, `others` counts what belongs to another account or property.
 */
export function useOutbox() {
  const dispatch = useAppDispatch();
  const { id: account, propertyId } = usePerson();
  const property = propertyId ?? '';
  const all = useDeviceList(outbox);
  const mine = useMemo(
    () => all.filter((entry) => entry.account === account && entry.property === property),
    [all, account, property],
  );
  /** The one whose answer the form is waiting for: it is nobody else's to show. */
  const [held, setHeld] = useState<string>();
  const shown = mine.filter(({ id }) => id !== held);

  const flush = useCallback(
    async () =>
      navigator.onLine &&
      sendOutbox(
        { account, property },
        (entry) => sendEntry(dispatch, entry),
        (parcel) => keepReceived(parcel, { account, property }),
      ),
    [dispatch, account, property],
  );

  const hasWaiting = mine.some(({ error }) => !error);
  useEffect(() => {
    if (!hasWaiting) return;
    void flush();
    const timer = setInterval(() => void flush(), againMs);
    const back = () => void flush();
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
    };
  }, [hasWaiting, flush]);
  useLive('parcels', () => void (hasWaiting && flush()));

  return {
    waiting: shown.filter(({ error }) => !error),
    refused: shown.filter(({ error }) => error),
    others: all.length - mine.length,
    /**
     * Keeps an entry and sends it. Answers why it was refused, and it is not kept then; nothing when
     * it is received, or when the answer takes so long that nobody should wait for it.
     */
    add: async (entry: Draft): Promise<ApiError | undefined> => {
      setHeld(entry.id);
      let isWaiting = true;
      try {
        await outbox.put({ ...entry, account, property });
        await Promise.race([flush(), pause(patienceMs)]);
        const stored = (await outbox.all()).find(({ id }) => id === entry.id);
        isWaiting = stored !== undefined && !stored.error;
        if (stored?.error) await outbox.remove([entry.id]);
        return stored?.error;
      } finally {
        // What has left the list must not be seen there for the moment until it is read again.
        if (isWaiting) setHeld(undefined);
      }
    },
    drop: (id: string) => outbox.remove([id]),
  };
}
