import { type ApiError, ApiFailure } from '@/contracts/kit/errors';
import type { Parcel } from '@/contracts/parcel/parcel';
import { isApiError, unexpected } from '@/portal/kit/reading';
import type { AppThunk } from '@/portal/kit/store';

/** What became of one of several parcels. */
export interface Outcome {
  parcel: Parcel;
  /** Why it was left as it is. */
  error: ApiError | null;
}

/** A dispatched write, as `useAction` knows it. */
export type Write<R> = AppThunk<{ unwrap: () => Promise<R> }>;

const atOnce = 4;

const errorOf = (refused: unknown) => {
  if (refused instanceof ApiFailure) return refused.error;
  return isApiError(refused) ? refused : unexpected;
};

/**
 * Makes a change of each parcel, a few at a time, so that one which refuses does not keep the others;
 * tells how many are through. Of a single parcel the refusal is thrown: a field may show it.
 */
export const changeEach =
  (
    parcels: readonly Parcel[],
    write: (parcel: Parcel) => unknown,
    onThrough: (count: number) => void,
  ): Write<Outcome[]> =>
  (dispatch) => ({
    async unwrap() {
      const outcomes: Outcome[] = [];
      const waiting = parcels.map((parcel, at) => ({ parcel, at }));
      let through = 0;
      async function work() {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { parcel, at } = next;
          const error = await dispatch(write(parcel) as Write<unknown>)
            .unwrap()
            .then(() => null, errorOf);
          if (error && parcels.length === 1) throw error;
          outcomes[at] = { parcel, error };
          through += 1;
          onThrough(through);
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work));
      return outcomes;
    },
  });
