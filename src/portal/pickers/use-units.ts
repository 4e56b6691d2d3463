import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, ErrorCode } from '@/contracts/kit/errors';
import { parcelEndpoints, type UnitOption } from '@/contracts/parcel/endpoints';
import { bareUnit } from '@/contracts/parcel/unit-number';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { unexpected } from '@/portal/kit/calls/reading';
import { useAppDispatch } from '@/portal/kit/page/store';
import { readings } from '@/portal/kit/scan/use-scanned-text';

const searchUnits = thunkOf(parcelEndpoints.units);

/** Short enough that the list follows the typing, long enough to skip letters typed in one go. */
const pauseMs = 60;

/** Units that this document has been told of: what is offered while nobody can be asked. */
const seen = new Map<string, UnitOption>();
const mostSeen = 1000;
const mostOffered = 20;

function remember(units: readonly UnitOption[]) {
  for (const unit of units) if (seen.size < mostSeen || seen.has(unit.id)) seen.set(unit.id, unit);
}

const amongSeen = (typed: string) =>
  [...seen.values()]
    .filter(
      ({ number, people }) =>
        bareUnit(number).includes(bareUnit(typed)) ||
        people.some((name) => name.includes(typed.trim())),
    )
    .slice(0, mostOffered);

const cutOff: readonly ErrorCode[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'];

export interface FoundUnits {
  /** What stood in the field. */
  typed: string;
  /** What was asked for that: its letters, or what a scanner's keys or an English layout mean by them. */
  read: string;
  units: UnitOption[];
  error?: ApiError;
  /** Nobody could be asked: the units are those seen before. */
  isCutOff?: boolean;
}

/** What is offered while nobody can be asked; what nobody has seen is the reading that is a number. */
function offline(reads: readonly string[], error: ApiError): Omit<FoundUnits, 'typed'> {
  const [first = ''] = reads;
  const seenAs = reads.find((read) => amongSeen(read).length > 0);
  const read = seenAs ?? reads.find((one) => /^[a-z]{0,3}[\d/-]*\d$/i.test(one)) ?? first;
  return { read, units: amongSeen(read), error, isCutOff: true };
}

/** Finds units as one types; a newer question drops the older, and `found` tells which it answers. */
export function useUnits(): {
  found: FoundUnits | null;
  search: (typed: string, scanned: string) => void;
  forget: () => void;
} {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<FoundUnits | null>(null);
  const drop = useRef<() => void>(undefined);

  const forget = useCallback(() => {
    drop.current?.();
    setFound(null);
  }, []);

  const search = useCallback(
    (typed: string, scanned: string) => {
      drop.current?.();
      const reads = readings(typed.trim(), scanned.trim());
      const ask = async (read = '', ...others: string[]): Promise<void> => {
        const call = dispatch(searchUnits({ query: { keywords: read } }));
        drop.current = () => call.abort();
        const answer = await call;
        if (searchUnits.fulfilled.match(answer)) {
          const units = answer.payload;
          remember(units);
          if (units.length === 0 && others.length > 0) return ask(...others);
          setFound({ typed, read, units });
        } else if (!answer.meta.aborted) {
          const error = answer.payload ?? unexpected;
          const isCutOff = cutOff.includes(error.code);
          setFound({ typed, ...(isCutOff ? offline(reads, error) : { read, units: [], error }) });
        }
      };
      const timer = setTimeout(() => void ask(...reads), pauseMs);
      drop.current = () => clearTimeout(timer);
    },
    [dispatch],
  );

  useEffect(() => () => drop.current?.(), []);
  return { found, search, forget };
}
