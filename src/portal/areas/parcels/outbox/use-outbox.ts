import { useCallback, useMemo, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import { apiBy } from '@/portal/kit/calls/api-by';
import type { Owner } from '@/portal/kit/form/unsent';
import { usePerson } from '@/portal/kit/page/person';
import { useAppDispatch } from '@/portal/kit/page/store';
import { type Entry, isOf, outbox } from './outbox';
import { sendOutbox } from './send-outbox';
import { useDeviceList } from './use-device-list';

/** How long the form waits for an answer before it goes on with the next parcel. */
const patienceMs = 3000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An entry without whose it is. */
export type Draft = Omit<Entry, keyof Owner>;

/**
 * What waits on this device to be received: `waiting` goes out by itself when the network allows,
 * `refused` needs a person, `others` counts what belongs to another account or property.
 */
export function useOutbox() {
  const dispatch = useAppDispatch();
  const { id: account, propertyId } = usePerson();
  const owner = useMemo(() => ({ account, property: propertyId ?? '' }), [account, propertyId]);
  const all = useDeviceList(outbox);
  const mine = useMemo(() => all.filter(isOf(owner)), [all, owner]);
  /** The one whose answer the form is waiting for: it is nobody else's to show. */
  const [held, setHeld] = useState<string>();
  const shown = mine.filter(({ id }) => id !== held);

  const send = useCallback(
    async () => navigator.onLine && sendOutbox(apiBy(dispatch), owner),
    [dispatch, owner],
  );

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
        await outbox.put({ ...entry, ...owner });
        await Promise.race([send(), pause(patienceMs)]);
        const stored = (await outbox.all()).find(({ id }) => id === entry.id);
        isWaiting = stored !== undefined && !stored.error;
        if (stored?.error) await outbox.remove([entry.id]);
        return stored?.error;
      } finally {
        // What has left the list must not be seen there for the moment until it is read again.
        if (isWaiting) setHeld(undefined);
      }
    },
    /** Has one that stepped aside go out again, as often as a new one. */
    retry: async ({ error: _, tries: __, ...entry }: Entry) => {
      await outbox.put(entry);
      await send();
    },
    drop: (id: string) => outbox.remove([id]),
  };
}
