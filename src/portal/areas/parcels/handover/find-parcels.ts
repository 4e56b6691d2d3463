import { tidyCode } from '@/contracts/parcel/carrier';
import type { Parcel, ParcelFilter } from '@/contracts/parcel/parcel';
import { bareUnit } from '@/contracts/parcel/unit-number';
import { lookUpParcels, lookUpUnits } from '@/portal/areas/parcels/readers';
import type { AppDispatch } from '@/portal/kit/store';

/** What a search at the counter found: the parcels, and which of them were meant for sure. */
export interface Found {
  parcels: Parcel[];
  meant: ReadonlySet<string>;
}

/** As many units as a vague question may bring. */
const mostUnits = 5;

/**
 * Finds parcels by our number, by the carrier's, or by a unit or its people. A number means its
 * parcel, and brings what else waits for the unit; a unit means all that waits for it. Throws the
 * refused call's error.
 */
export async function findParcels(dispatch: AppDispatch, typed: string): Promise<Found> {
  const lookUp = async (query: Partial<ParcelFilter>) =>
    (await dispatch(lookUpParcels({ query })).unwrap()).rows;
  const code = tidyCode(typed);
  const isCode = (parcel: Parcel) => parcel.docCode === code || parcel.parcelCode === code;
  const waitingFor = async (unitNumber: string) => {
    const query = { unitNumber, status: 'waiting', sort: 'receivedAt', limit: 200 } as const;
    return (await lookUp(query)).filter((parcel) => parcel.unitNumber === unitNumber);
  };

  const [waiting, units] = await Promise.all([
    lookUp({ keywords: typed, status: 'waiting', limit: 50 }),
    dispatch(lookUpUnits({ query: { keywords: typed.slice(0, 100) } })).unwrap(),
  ]);
  const exact = waiting.find(isCode);
  if (exact) {
    const others = (await waitingFor(exact.unitNumber)).filter(({ id }) => id !== exact.id);
    return { parcels: [exact, ...others], meant: new Set([exact.id]) };
  }

  const named = units.filter(({ number }) => bareUnit(number) === bareUnit(typed));
  const likely = named.length > 0 ? named : units.slice(0, mostUnits);
  const ofUnits = (await Promise.all(likely.map(({ number }) => waitingFor(number)))).flat();
  if (ofUnits.length > 0) {
    const meant = likely.length === 1 ? ofUnits.map(({ id }) => id) : [];
    return { parcels: ofUnits, meant: new Set(meant) };
  }
  if (waiting.length > 0) return { parcels: waiting, meant: new Set() };

  // Nothing waits: say what became of the one that was scanned.
  const gone = (await lookUp({ keywords: typed, limit: 20 })).filter(isCode);
  return { parcels: gone, meant: new Set() };
}
