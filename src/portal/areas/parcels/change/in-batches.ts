import type { ApiError } from '@/contracts/kit/calls/errors';
import type { Parcel } from '@/contracts/parcel/parcel';
import { errorOf } from '@/portal/kit/calls/reading';
import type { AppThunk } from '@/portal/kit/page/store';

/** What became of one of several parcels. */
export interface Outcome {
  parcel: Parcel;
  /** Why it was left as it is. */
  error: ApiError | null;
}

/** A dispatched write, as `useAction` knows it. */
export type Write<R> = AppThunk<{ unwrap: () => Promise<R> }>;

/** Why each of some parcels was left as it is, in their order; `null` for one that was not. */
export type Errors = (ApiError | null)[];

/** So many by one call: few enough that how far it is can be told meanwhile. */
const batch = 100;

/**
 * Makes a change of many parcels, batch after batch, and tells how many are through; a batch that
 * fails whole is as many that were left, and keeps no other.
 */
export const inBatches =
  (
    parcels: readonly Parcel[],
    write: (some: readonly Parcel[]) => Write<Errors>,
    onThrough: (count: number) => void,
  ): Write<Outcome[]> =>
  (dispatch) => ({
    async unwrap() {
      const outcomes: Outcome[] = [];
      for (let from = 0; from < parcels.length; from += batch) {
        const some = parcels.slice(from, from + batch);
        const errors = await dispatch(write(some))
          .unwrap()
          .catch((refused: unknown) => some.map(() => errorOf(refused)));
        outcomes.push(...some.map((parcel, at) => ({ parcel, error: errors[at] ?? null })));
        onThrough(outcomes.length);
      }
      return outcomes;
    },
  });
