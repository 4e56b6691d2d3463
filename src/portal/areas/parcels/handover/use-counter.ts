import { useCallback, useRef, useState } from 'react';
import type { ChangeResult, Receipt } from '@/contracts/parcel/changes';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import type { WaitingUnit } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { useInOrder } from '@/portal/areas/parcels/use-in-order';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';
import { readings } from '@/portal/kit/scan/use-scanned-text';
import { answered, type CounterRow, isToGo, merge } from './counter-rows';
import { type Found, findAtUnit, findParcels, idsOf } from './find-parcels';
import { giveOut } from './give-out';
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
  const inOrder = useInOrder();

  const bring = useCallback(({ parcels, meant }: Pick<Found, 'parcels' | 'meant'>) => {
    setPickUp(null);
    setRows((before) => merge(before, parcels, meant));
  }, []);

  /** Brings what was typed or scanned, or answers the units to choose from. */
  const find = useCallback(
    async (typed: string, scanned = typed): Promise<Found> => {
      setOutcome(null);
      if (isPickUpCode(scanned)) {
        const { unitNumber, parcels } = await inOrder(
          dispatch(callEndpoint(pickUpEndpoints.read, { body: { code: scanned } })).unwrap(),
        );
        setPickUp({ code: scanned, unitNumber });
        setRows(parcels.map((parcel) => ({ parcel, ticked: true })));
        return { parcels, meant: idsOf(parcels), choose: [] };
      }
      const found = await inOrder(findParcels(dispatch, ...readings(typed, scanned)));
      if (found.choose.length === 0) bring(found);
      return found;
    },
    [dispatch, bring, inOrder],
  );

  /** Brings these parcels of one unit, by their numbers, and what else waits there. */
  const findCodes = useCallback(
    async (codes: readonly string[]) => {
      const { parcels } = await inOrder(findParcels(dispatch, ...codes.slice(0, 1)));
      const meant = parcels.filter(({ docCode }) => codes.includes(docCode));
      bring({ parcels, meant: idsOf(meant) });
    },
    [dispatch, bring, inOrder],
  );

  const findUnit = async (unit: WaitingUnit) => {
    setOutcome(null);
    bring(await inOrder(findAtUnit(dispatch, unit)));
  };

  const tick = (ids: ReadonlySet<string>, ticked: boolean) =>
    setRows((before) => before.map((row) => (ids.has(row.parcel.id) ? { ...row, ticked } : row)));

  /** By a code only what still waits is answered, in the service's order. */
  function take(ids: readonly string[], answers: readonly ChangeResult[]) {
    const results = new Map(answers.map((answer, i) => [answer.parcel?.id ?? ids[i], answer]));
    setRows((before) => before.map((row) => answered(row, results.get(row.parcel.id))));
  }

  /** One thing at a time, however often a button is pressed. */
  async function alone<T>(work: () => Promise<T>): Promise<T | false> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** All that is ticked, each with its own answer; rejects with the call's `ApiError`. */
  const handOver = (receipt: Receipt) =>
    alone(async () => {
      const ids = rows.filter(isToGo).map(({ parcel }) => parcel.id);
      const answers = await giveOut(dispatch, receipt, ids, pickUp?.code);
      take(ids, answers);
      const done = answers.flatMap(({ parcel }) => parcel ?? []);
      setOutcome({ name: receipt.name, done, of: ids.length, at: Date.now() });
      // Another resident's may have been scanned meanwhile.
      setPickUp((now) => (now === pickUp ? null : now));
      return true;
    });

  /** Takes back what was handed over last, each with its own answer; rejects with the call's `ApiError`. */
  const undo = () =>
    alone(async () => {
      const ids = outcome?.done.map(({ id }) => id) ?? [];
      const answers = await dispatch(
        callEndpoint(parcelChangeEndpoints.changeMany, { body: { change: 'undoHandOver', ids } }),
      ).unwrap();
      take(ids, answers);
      setOutcome(null);
      return answers;
    });

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
