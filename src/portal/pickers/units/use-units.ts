import { useEffect, useState } from 'react';
import type { ApiError, ErrorCode } from '@/contracts/kit/calls/errors';
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
  /** Why nobody could be asked; without a network the units are those seen before. */
  error?: ApiError;
}

/** The reading that is a unit's number, where one is; else what is typed. */
export const likelyUnit = (reads: readonly string[]): string =>
  reads.find((one) => /^[a-z]{0,3}[\d/-]*\d$/i.test(one)) ?? reads[0] ?? '';

/** What is offered while nobody can be asked. */
function offline(reads: readonly string[], error: ApiError): Omit<FoundUnits, 'typed'> {
  const read = reads.find((one) => amongSeen(one).length > 0) ?? likelyUnit(reads);
  return { read, units: amongSeen(read), error };
}

/** The units that are found for what is typed, a little after it; `null` until that is known. */
export function useUnits(typed: string, scanned: string): FoundUnits | null {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<FoundUnits | null>(null);

  useEffect(() => {
    if (!typed.trim()) return setFound(null);
    const reads = readings(typed.trim(), scanned.trim());
    let drop = () => {};
    const ask = async (read = '', ...others: string[]): Promise<void> => {
      const call = dispatch(searchUnits({ query: { keywords: read } }));
      drop = () => call.abort();
      const answer = await call;
      if (searchUnits.fulfilled.match(answer)) {
        const units = answer.payload;
        remember(units);
        if (units.length === 0 && others.length > 0) return ask(...others);
        setFound({ typed, read, units });
      } else if (!answer.meta.aborted) {
        const error = answer.payload ?? unexpected;
        const isCutOff = cutOff.includes(error.code);
        setFound({
          typed,
          ...(isCutOff ? offline(reads, error) : { read: typed, units: [], error }),
        });
      }
    };
    const timer = setTimeout(() => void ask(...reads), pauseMs);
    return () => {
      clearTimeout(timer);
      drop();
    };
  }, [dispatch, typed, scanned]);

  return found;
}
