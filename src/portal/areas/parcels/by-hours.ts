import type { Parcel } from '@/contracts/parcel/parcel';

/** Booked parcels by the hours that they were booked for, the earliest first. */
export function byHours(parcels: readonly Parcel[]): [hours: string, booked: Parcel[]][] {
  const all = new Map<string, Parcel[]>();
  for (const one of parcels) {
    const { bookingHours } = one;
    if (bookingHours) all.set(bookingHours, [...(all.get(bookingHours) ?? []), one]);
  }
  return [...all].sort(([a], [b]) => a.localeCompare(b));
}
