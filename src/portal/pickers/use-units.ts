import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import { parcelEndpoints, type UnitOption } from '@/contracts/parcel/endpoints';
import { apiThunk } from '@/portal/kit/api-thunk';
import { unexpected } from '@/portal/kit/reading';
import { useAppDispatch } from '@/portal/kit/store';

const searchUnits = apiThunk('units/search', parcelEndpoints.units);

/** Short enough that the list follows the typing, long enough to skip letters typed in one go. */
const pauseMs = 60;

export interface FoundUnits {
  /** What was asked, as typed. */
  typed: string;
  units: UnitOption[];
  error?: ApiError;
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
          if (searchUnits.fulfilled.match(result)) setFound({ typed, units: result.payload });
          else if (!result.meta.aborted)
            setFound({ typed, units: [], error: result.payload ?? unexpected });
        });
      }, pauseMs);
      drop.current = () => clearTimeout(timer);
    },
    [dispatch],
  );

  useEffect(() => () => drop.current?.(), []);
  return { found, search, forget };
}
