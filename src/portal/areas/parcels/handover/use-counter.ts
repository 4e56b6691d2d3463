import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import type { ChangeResult, Receipt } from '@/contracts/parcel/changes';
import type { WaitingUnit } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { isApiError, unexpected } from '@/portal/kit/reading';
import { useAppDispatch } from '@/portal/kit/store';
import { handOverByCode, handOverSeveral, readPickUpCode, undoHandOver } from './calls';
import { answered, type CounterRow, isToGo, merge } from './counter-rows';
import { type Found, findAtUnit, findParcels, idsOf, readings } from './find-parcels';
import { isPickUpCode } from './pick-up-code';

/** A resident's QR that was scanned: what it is for. */
export interface PickUp {
  code: string;
  unitNumber: string;
}

/** How a hand-over ended. */
export interface Outcome {
  name: string;
  done: Parcel[];
  of: number;
  /** When the answer came, by this device's clock. */
  at: number;
}

/** The parcels on the counter: found, ticked, handed over together, and taken back within a minute. */
export function useCounter() {
  const dispatch = useAppDispatch();
  const [rows, setRows] = useState<CounterRow[]>([]);
  const [pickUp, setPickUp] = useState<PickUp | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const bring = useCallback(({ parcels, meant }: Pick<Found, 'parcels' | 'meant'>) => {
    setPickUp(null);
    setRows((before) => merge(before, parcels, meant));
  }, []);

  /** Brings what was typed or scanned, or answers the units to choose from. */
  const find = useCallback(
    async (typed: string, scanned = typed): Promise<Found> => {
      setOutcome(null);
      if (isPickUpCode(scanned)) {
        const { unitNumber, parcels } = await dispatch(
          readPickUpCode({ body: { code: scanned } }),
        ).unwrap();
        setPickUp({ code: scanned, unitNumber });
        setRows(parcels.map((parcel) => ({ parcel, ticked: true })));
        return { parcels, meant: idsOf(parcels), choose: [] };
      }
      const found = await findParcels(dispatch, ...readings(typed, scanned));
      if (found.choose.length === 0) bring(found);
      return found;
    },
    [dispatch, bring],
  );

  /** Brings these parcels of one unit, by their numbers, and what else waits there. */
  const findCodes = useCallback(
    async (codes: readonly string[]) => {
      const { parcels } = await findParcels(dispatch, ...codes.slice(0, 1));
      const meant = parcels.filter(({ docCode }) => codes.includes(docCode));
      bring({ parcels, meant: idsOf(meant) });
    },
    [dispatch, bring],
  );

  const findUnit = async (unit: WaitingUnit) => {
    setOutcome(null);
    bring(await findAtUnit(dispatch, unit));
  };

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
    findCodes,
    findUnit,
    tick,
    handOver,
    undo,
    clear,
  };
}
