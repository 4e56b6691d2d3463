import type { ApiError, ErrorCode } from '@/contracts/kit/calls/errors';
import type { ChangeResult } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import { refusalOf } from '@/portal/areas/parcels/refusal-of';
import { unexpected } from '@/portal/kit/calls/reading';

/** A parcel on the counter: whether it is to go, and why it did not. */
export interface CounterRow {
  parcel: Parcel;
  ticked: boolean;
  error?: ApiError;
}

const lasting: ErrorCode[] = [
  'PARCEL_HANDED_OVER',
  'PARCEL_RETURNED',
  'PARCEL_CANCELLED',
  'PARCEL_PROBLEM',
  'NOT_FOUND',
];

/** Whether the parcel can go no more, as it was found or as the service has answered since. */
export const isGone = ({ parcel, error }: CounterRow) =>
  parcel.status !== 'waiting' || (error !== undefined && lasting.includes(error.code));

export const isToGo = (row: CounterRow) => row.ticked && !isGone(row);

/** New finds before what is ticked already; what was neither ticked nor found again makes room. */
export function merge(
  before: CounterRow[],
  found: Parcel[],
  meant: ReadonlySet<string>,
): CounterRow[] {
  const ticked = new Map(before.filter(isToGo).map((row) => [row.parcel.id, row]));
  const rows = found.map((parcel): CounterRow => {
    const row = { parcel, ticked: meant.has(parcel.id) || ticked.has(parcel.id) };
    ticked.delete(parcel.id);
    return row;
  });
  return [...rows, ...ticked.values()];
}

/** The row after its answer: changed, and not to go with the next person's; or why not. */
export function answered(row: CounterRow, result: ChangeResult | undefined): CounterRow {
  if (!result) return row;
  if (result.parcel) return { parcel: result.parcel, ticked: false };
  const error = refusalOf(result) ?? unexpected;
  return { ...row, error, ticked: !lasting.includes(error.code) };
}
