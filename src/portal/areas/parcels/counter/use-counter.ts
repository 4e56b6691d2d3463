import { useCallback, useRef, useState } from 'react';
import type { ApiError, ErrorCode } from '@/contracts/kit/errors';
import type { Parcel } from '@/contracts/parcel/parcel';
import { handOverParcel } from '@/portal/areas/parcels/readers';
import { isApiError } from '@/portal/kit/reading';
import { useAppDispatch } from '@/portal/kit/store';
import { findParcels } from './find-parcels';

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

const isToGo = (row: CounterRow) => row.ticked && !isGone(row);

/** New finds before what is ticked already; what was neither ticked nor found again makes room. */
function merge(before: CounterRow[], found: Parcel[], meant: (parcel: Parcel) => boolean) {
  const ticked = new Map(before.filter(isToGo).map((row) => [row.parcel.id, row]));
  const rows = found.map((parcel): CounterRow => {
    const row = { parcel, ticked: meant(parcel) || ticked.has(parcel.id) };
    ticked.delete(parcel.id);
    return row;
  });
  return [...rows, ...ticked.values()];
}

/** The parcels on the counter: found, ticked, and handed over one after another. */
export function useCounter() {
  const dispatch = useAppDispatch();
  const [rows, setRows] = useState<CounterRow[]>([]);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const find = useCallback(
    async (typed: string, only?: ReadonlySet<string>): Promise<number> => {
      const { parcels, meant } = await findParcels(dispatch, typed);
      const isMeant = ({ id, docCode }: Parcel) => (only ? only.has(docCode) : meant.has(id));
      setRows((before) => merge(before, parcels, isMeant));
      return parcels.length;
    },
    [dispatch],
  );

  const tick = (ids: ReadonlySet<string>, ticked: boolean) =>
    setRows((before) => before.map((row) => (ids.has(row.parcel.id) ? { ...row, ticked } : row)));

  const change = (id: string, part: Partial<CounterRow>) =>
    setRows((before) => before.map((row) => (row.parcel.id === id ? { ...row, ...part } : row)));

  /** One call for each, so that one that is gone already does not keep the others; `left` may be tried again. */
  async function handOver(name: string, note: string) {
    if (running.current) return { done: 0, of: 0, left: 0 };
    running.current = true;
    setBusy(true);
    const going = rows.filter(isToGo);
    let done = 0;
    let left = 0;
    for (const { parcel } of going) {
      try {
        const body = { id: parcel.id, status: 'handed_over', name, note } as const;
        const taken = await dispatch(handOverParcel({ body })).unwrap();
        done += 1;
        change(parcel.id, { parcel: taken, ticked: false, error: undefined });
      } catch (refused) {
        if (!isApiError(refused)) throw refused;
        const mayRetry = !lasting.includes(refused.code);
        if (mayRetry) left += 1;
        change(parcel.id, { error: refused, ticked: mayRetry });
      }
    }
    running.current = false;
    setBusy(false);
    return { done, of: going.length, left };
  }

  return { rows, toGo: rows.filter(isToGo), busy, find, tick, handOver, clear: () => setRows([]) };
}
