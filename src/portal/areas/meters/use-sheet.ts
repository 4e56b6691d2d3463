import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  readingEndpoints,
  type SheetRow,
  type TypedReading,
} from '@/contracts/billing/meters/reading';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useUnsavedGuard } from '@/portal/kit/form/unsent/use-unsaved-guard';
import { useAppDispatch } from '@/portal/kit/page/store';
import { openSheet, type SheetStore } from './sheet-store';

const tryAgainMs = 5000;

/** The sheet of a kind and a month, kept as it is typed; what could not be sent is tried again. */
export function useSheet(of: { kindId: string; period: string; rows: readonly SheetRow[] }) {
  const { kindId, period, rows } = of;
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows of the same sheet are put into it below.
  const store = useMemo(
    () =>
      openSheet(rows, (readings: TypedReading[]) =>
        dispatch(callEndpoint(readingEndpoints.save, { body: { kindId, period, readings } }))
          .unwrap()
          .catch(() => undefined),
      ),
    [kindId, period, dispatch],
  );
  useEffect(() => store.refresh(rows), [store, rows]);
  const status = useSyncExternalStore(store.subscribe, store.status, store.status);
  useUnsavedGuard(() => store.status().waiting > 0);
  useEffect(() => {
    if (!status.failed) return;
    const timer = setInterval(() => void store.keep(), tryAgainMs);
    return () => clearInterval(timer);
  }, [status.failed, store]);
  return { store, status };
}

/** One unit's part of it. */
export function useCell(store: SheetStore, unitId: string) {
  const read = () => store.cell(unitId);
  return useSyncExternalStore(store.subscribe, read, read);
}
