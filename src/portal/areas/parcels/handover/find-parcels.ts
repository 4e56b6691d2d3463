import { tidyCode } from '@/contracts/parcel/carrier';
import { mostAtOnce } from '@/contracts/parcel/changes';
import type { WaitingUnit } from '@/contracts/parcel/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel, ParcelFilter } from '@/contracts/parcel/parcel';
import { unitNamed } from '@/contracts/parcel/unit-number';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { together } from '@/portal/kit/calls/told';
import type { AppDispatch } from '@/portal/kit/page/store';

/** What a search at the counter found: the parcels, and which of them were meant for sure. */
export interface Found {
  parcels: Parcel[];
  meant: ReadonlySet<string>;
  /** It may be any of these units: a person says which, and nothing is brought yet. */
  choose: WaitingUnit[];
  /** The unit that was meant, where nothing waits for it. */
  emptyUnit?: string;
}

const nothing: Found = { parcels: [], meant: new Set(), choose: [] };

async function waitingAt(dispatch: AppDispatch, unitNumber: string): Promise<Parcel[]> {
  const query = { unitNumber, status: 'waiting', sort: 'receivedAt', limit: mostAtOnce } as const;
  const { rows } = await dispatch(callEndpoint(parcelEndpoints.list, { query })).unwrap();
  // A part of a number is found as well.
  return rows.filter((parcel) => parcel.unitNumber === unitNumber);
}

export const idsOf = (parcels: readonly Parcel[]) => new Set(parcels.map(({ id }) => id));

/** What waits at a unit that was chosen: for whom it was asked for by name, else for all of it. */
export async function findAtUnit(
  dispatch: AppDispatch,
  { number, names }: Pick<WaitingUnit, 'number' | 'names'>,
): Promise<Found> {
  const parcels = await waitingAt(dispatch, number);
  const theirs = parcels.filter(({ recipientName }) => names.includes(recipientName));
  return { ...nothing, parcels, meant: idsOf(theirs.length > 0 ? theirs : parcels) };
}

/**
 * Finds parcels by the first of the readings that means some for sure, else by the first that finds
 * any: by our number, by the carrier's, by a unit, or by part of a name. A number means its parcel, and
 * brings what else waits for the unit; a unit means all that waits for it, a name what waits for that
 * person. Throws the refused call's error.
 */
export async function findParcels(
  dispatch: AppDispatch,
  ...read: readonly string[]
): Promise<Found> {
  let vague = nothing;
  for (const typed of read) {
    const found = await findRead(dispatch, typed);
    if (found.meant.size + found.choose.length > 0) return found;
    const isMore = vague.parcels.length === 0 && (found.parcels.length > 0 || found.emptyUnit);
    if (isMore) vague = found;
  }
  return vague;
}

async function findRead(dispatch: AppDispatch, typed: string): Promise<Found> {
  const lookUp = async (query: Partial<ParcelFilter>) =>
    (await dispatch(callEndpoint(parcelEndpoints.list, { query })).unwrap()).rows;
  const keywords = typed.slice(0, 100);
  const code = tidyCode(typed);
  const isCode = (parcel: Parcel) => parcel.docCode === code || parcel.parcelCode === code;

  const [waiting, units, offered] = await together([
    lookUp({ keywords, status: 'waiting', limit: 50 }),
    dispatch(callEndpoint(parcelEndpoints.units, { query: { keywords } })).unwrap(),
    dispatch(callEndpoint(parcelEndpoints.waitingUnits, { query: { keywords } })).unwrap(),
  ]);
  const exact = waiting.find(isCode);
  if (exact) {
    const others = (await waitingAt(dispatch, exact.unitNumber)).filter(
      ({ id }) => id !== exact.id,
    );
    return { ...nothing, parcels: [exact, ...others], meant: new Set([exact.id]) };
  }

  const named = unitNamed(units, typed);
  if (named) {
    const sure = offered.find(({ id }) => id === named.id);
    return sure ? findAtUnit(dispatch, sure) : { ...nothing, emptyUnit: named.number };
  }
  if (offered.length > 1) return { ...nothing, choose: offered };
  const [only] = offered;
  if (only) {
    const found = await findAtUnit(dispatch, only);
    // Part of a number that other units bear too, with nothing waiting there, is nobody's for sure.
    const isMeant = only.names.length > 0 || units.length === 1;
    return isMeant ? found : { ...found, meant: new Set() };
  }
  if (waiting.length > 0) return { ...nothing, parcels: waiting };

  // Nothing waits: say what became of the one that was scanned.
  const gone = (await lookUp({ keywords, limit: 20 })).filter(isCode);
  return { ...nothing, parcels: gone };
}
