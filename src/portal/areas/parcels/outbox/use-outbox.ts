import { useCallback, useMemo } from 'react';
import { apiBy } from '@/portal/kit/calls/api-by';
import type { Owner } from '@/portal/kit/form/unsent/unsent';
import { usePerson } from '@/portal/kit/page/person';
import { useAppDispatch } from '@/portal/kit/page/store';
import { type Entry, isOf, outbox } from './outbox';
import { sendOutbox } from './send-outbox';
import { useDeviceList } from './use-device-list';

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
  const [waiting, refused, others] = useMemo(() => {
    const mine = all.filter(isOf(owner));
    const sorted = [mine.filter(({ error }) => !error), mine.filter(({ error }) => error)] as const;
    return [...sorted, all.length - mine.length];
  }, [all, owner]);
  const send = useCallback(
    async () => navigator.onLine && sendOutbox(apiBy(dispatch), owner),
    [dispatch, owner],
  );

  return {
    waiting,
    refused,
    others,
    /**
     * Keeps an entry at once and sends it after what it needs; nobody waits for the answer, a refused one
     * waits in `refused`.
     */
    add: (entry: Draft, after: Promise<unknown>) =>
      void Promise.all([outbox.put({ ...entry, ...owner }), after]).then(send),
    /** Has one that stepped aside go out again, as often as a new one. */
    retry: async ({ error: _, tries: __, ...entry }: Entry) => {
      await outbox.put(entry);
      await send();
    },
    drop: (id: string) => outbox.remove([id]),
  };
}
