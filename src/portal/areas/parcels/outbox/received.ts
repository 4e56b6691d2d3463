import { useMemo } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { Owner } from '@/portal/kit/form/unsent/unsent';
import { usePerson } from '@/portal/kit/page/person';
import { deviceStore } from './device-store';
import { useDeviceList } from './use-device-list';

/** A received parcel, as the list beside the form and its label know it. */
export type Received = Owner &
  Pick<
    Parcel,
    'id' | 'docCode' | 'unitNumber' | 'recipientName' | 'carrier' | 'parcelCode' | 'receivedAt'
  > & { printed: boolean; dropId?: string | null };

const received = deviceStore<Received>('received');

/** Puts a received parcel into the queue of labels. */
export const keepReceived = (
  parcel: Parcel,
  { account, property }: Owner,
  dropId?: string | null,
): Promise<void> => {
  const { id, docCode, unitNumber, recipientName, carrier, parcelCode, receivedAt } = parcel;
  const label = { id, docCode, unitNumber, recipientName, carrier, parcelCode, receivedAt };
  return received.put({ ...label, account, property, dropId, printed: false });
};

/** What the person received at this place on this device, the latest first, and its labels' queue. */
export function useReceived() {
  const { id: account, propertyId } = usePerson();
  const all = useDeviceList(received);
  const own = useMemo(
    () =>
      all
        .filter((label) => label.account === account && label.property === (propertyId ?? ''))
        .reverse(),
    [all, account, propertyId],
  );
  return {
    received: own,
    /** In the order in which they came. */
    queue: own.filter(({ printed }) => !printed).reverse(),
    markPrinted: (labels: readonly Received[]) =>
      Promise.all(labels.map((label) => received.put({ ...label, printed: true }))),
    /** Forgets what is printed; queued labels stay. */
    clear: () => received.remove(own.filter(({ printed }) => printed).map(({ id }) => id)),
  };
}
