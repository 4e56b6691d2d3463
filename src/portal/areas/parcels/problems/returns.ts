import type { Carrier, ParcelDetail } from '@/contracts/parcel/parcel';

/** The parcels that one courier took back from one person of the office. */
export interface Return {
  carrier: Carrier;
  courier: string;
  by: string;
  /** When the first of them went. */
  at: string;
  parcels: ParcelDetail[];
}

/** Returned parcels by who gave them to whom, as they were asked for. */
export function returnsOf(parcels: readonly ParcelDetail[]): Return[] {
  const returns = new Map<string, Return>();
  for (const parcel of parcels) {
    const event = parcel.events.findLast(({ action }) => action === 'returned');
    const { carrier } = parcel;
    const about = { carrier, courier: event?.detail ?? '', by: event?.by ?? '' };
    const key = JSON.stringify(about);
    const known = returns.get(key);
    if (known) known.parcels.push(parcel);
    else returns.set(key, { ...about, at: event?.at ?? parcel.receivedAt, parcels: [parcel] });
  }
  return [...returns.values()];
}
