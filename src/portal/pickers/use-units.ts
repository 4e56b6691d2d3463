import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, ErrorCode } from '@/contracts/kit/errors';
import { parcelEndpoints, type UnitOption } from '@/contracts/parcel/endpoints';
import { bareUnit } from '@/contracts/parcel/unit-number';
import { apiThunk } from '@/portal/kit/api-thunk';
import { unexpected } from '@/portal/kit/reading';
import { useAppDispatch } from '@/portal/kit/store';

const searchUnits = apiThunk('units/search', parcelEndpoints.units);

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
  /** What was asked, as typed. */
  typed: string;
  units: UnitOption[];
  error?: ApiError;
  /** Nobody could be asked: the units are those seen before. */
  isCutOff?: boolean;
}

/** Finds units as one types; a newer question drops the older, and `found` tells which it answers. */
export function useUnits(): {
  found: FoundUnits | null;
  search: (typed: string) => void;
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
    (typed: string) => {
      drop.current?.();
      const keywords = typed.trim();
      const timer = setTimeout(() => {
        const call = dispatch(searchUnits({ query: { keywords } }));
        drop.current = () => call.abort();
        void call.then((result) => {
          if (searchUnits.fulfilled.match(result)) {
            remember(result.payload);
            setFound({ typed, units: result.payload });
          } else if (!result.meta.aborted) {
            const error = result.payload ?? unexpected;
            const isCutOff = cutOff.includes(error.code);
            setFound({ typed, units: isCutOff ? amongSeen(typed) : [], error, isCutOff });
          }
        });
      }, pauseMs);
      drop.current = () => clearTimeout(timer);
    },
    [dispatch],
  );

  useEffect(() => () => drop.current?.(), []);
  return { found, search, forget };
}
