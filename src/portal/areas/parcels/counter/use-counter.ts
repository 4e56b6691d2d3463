import { useCallback, useRef, useState } from 'react';
import { type ApiError, type ErrorCode, isErrorCode } from '@/contracts/kit/errors';
import type { ChangeResult, Receipt } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import { isApiError, unexpected } from '@/portal/kit/reading';
import { useAppDispatch } from '@/portal/kit/store';
import { handOverByCode, handOverSeveral, readPickUpCode, undoHandOver } from './calls';
import { findParcels } from './find-parcels';
import { isPickUpCode } from './pick-up-code';

/** A parcel on the counter: whether it is to go, and why it did not. */
export interface CounterRow {
  parcel: Parcel;
  ticked: boolean;
  error?: ApiError;
}

/** A resident's QR that was scanned: what it is for. */
export interface PickUp {
  code: string;
  unitNumber: string;
  ids: ReadonlySet<string>;
}

/** How a hand-over ended. */
export interface Outcome {
  name: string;
  done: Parcel[];
  of: number;
  /** When the answer came, by this device's clock. */
  at: number;
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

const refusalOf = ({ error }: ChangeResult): ApiError | undefined =>
  error && isErrorCode(error.code)
    ? { ...error, code: error.code, status: 0, ...(error.details && { details: error.details }) }
    : undefined;

/** The row after its answer: gone to its receiver, or why not. */
function answered(row: CounterRow, result: ChangeResult | undefined): CounterRow {
  if (!result) return row;
  if (result.parcel) return { parcel: result.parcel, ticked: false };
  const error = refusalOf(result) ?? unexpected;
  return { ...row, error, ticked: !lasting.includes(error.code) };
}

/** The parcels on the counter: found, ticked, handed over together, and taken back within a minute. */
export function useCounter() {
  const dispatch = useAppDispatch();
  const [rows, setRows] = useState<CounterRow[]>([]);
  const [pickUp, setPickUp] = useState<PickUp | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const find = useCallback(
    async (typed: string, only?: ReadonlySet<string>): Promise<number> => {
      setOutcome(null);
      if (isPickUpCode(typed)) {
        const { unitNumber, parcels } = await dispatch(
          readPickUpCode({ body: { code: typed } }),
        ).unwrap();
        setPickUp({ code: typed, unitNumber, ids: new Set(parcels.map(({ id }) => id)) });
        setRows(parcels.map((parcel) => ({ parcel, ticked: true })));
        return parcels.length;
      }
      const { parcels, meant } = await findParcels(dispatch, typed);
      const isMeant = ({ id, docCode }: Parcel) => (only ? only.has(docCode) : meant.has(id));
      setPickUp(null);
      setRows((before) => merge(before, parcels, isMeant));
      return parcels.length;
    },
    [dispatch],
  );

  const tick = (ids: ReadonlySet<string>, ticked: boolean) =>
    setRows((before) => before.map((row) => (ids.has(row.parcel.id) ? { ...row, ticked } : row)));

  const take = (results: ReadonlyMap<string, ChangeResult>) =>
    setRows((before) => before.map((row) => answered(row, results.get(row.parcel.id))));

  /** All that is ticked by one call, each with its own answer; rejects with the call's `ApiError`. */
  async function handOver(receipt: Receipt): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const ids = rows.filter(isToGo).map(({ parcel }) => parcel.id);
    const byCode = pickUp && {
      ...receipt,
      code: pickUp.code,
      status: 'handed_over' as const,
      only: ids,
    };
    try {
      const answers = byCode
        ? await dispatch(handOverByCode({ body: byCode })).unwrap()
        : await dispatch(
            handOverSeveral({ body: { parcels: ids.map((id) => ({ ...receipt, id })) } }),
          ).unwrap();
      // By a code only what still waits is answered, in the service's order.
      const named = answers.map(
        (answer, i) => [answer.parcel?.id ?? ids[i] ?? '', answer] as const,
      );
      take(new Map(named));
      const done = answers.flatMap(({ parcel }) => parcel ?? []);
      setOutcome({ name: receipt.name, done, of: ids.length, at: Date.now() });
      setPickUp(null);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** Takes back what was handed over last; answers how many came back and why another did not. */
  async function undo(): Promise<{ undone: number; error?: ApiError }> {
    const { done = [] } = outcome ?? {};
    let undone = 0;
    let error: ApiError | undefined;
    for (const { id } of done) {
      try {
        const parcel = await dispatch(undoHandOver({ body: { id } })).unwrap();
        take(new Map([[id, { parcel, error: null }]]));
        undone += 1;
      } catch (refused) {
        error = isApiError(refused) ? refused : unexpected;
      }
    }
    setOutcome(null);
    return { undone, ...(error && { error }) };
  }

  function clear() {
    setRows([]);
    setPickUp(null);
    setOutcome(null);
  }

  return {
    rows,
    toGo: rows.filter(isToGo),
    pickUp,
    outcome,
    busy,
    find,
    tick,
    handOver,
    undo,
    clear,
  };
}
