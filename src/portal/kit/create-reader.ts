import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/endpoint';
import { apiThunk } from '@/portal/kit/api-thunk';
import { type Reading, unexpected } from '@/portal/kit/reading';
import { type Extra, joinStore } from '@/portal/kit/store';

/** How many answers a reader remembers, so that going back shows them at once. */
const remembered = 20;

interface ReaderState<R> {
  /** The answers by call; the latest last. */
  answers: Record<string, R>;
  reading: Reading;
  /** The call that the server has just answered for this document, and that needs no second one. */
  served: string | null;
}

/** A dispatched read: says how it ended, and can be dropped. */
type ReadThunk = ThunkAction<
  Promise<{ meta: { requestStatus: 'fulfilled' | 'rejected' } }> & { abort: () => void },
  Record<string, unknown>,
  Extra,
  UnknownAction
>;

/** A read of answers `R` to calls `C`, as screens and the server use it. */
export interface Reader<C, R> {
  /** Dispatched, promises the answer; aborted, drops the call. */
  read: (call: C) => ReadThunk;
  /** Marks a call as answered by the server for this document. */
  served: (call: C) => PayloadAction<string>;
  select: (state: Record<string, unknown>) => ReaderState<R>;
}

/** A call's name in the state: its given parts in order. */
export const callKey = (call: unknown): string =>
  JSON.stringify(call, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * A read as state: its answers by call, and a reading that ignores an answer older than the last
 * call. The slice joins the store when the script that makes it loads.
 */
export function createReader<E extends Endpoint>(
  name: string,
  endpoint: E,
): Reader<CallOf<E>, ReplyOf<E>> {
  const read = apiThunk(`${name}/read`, endpoint);
  const initialState: ReaderState<unknown> = {
    answers: {},
    reading: { status: 'idle' },
    served: null,
  };
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      served: (state, { payload }: { payload: string }) => {
        state.served = payload;
      },
    },
    extraReducers: (builder) =>
      builder
        .addCase(read.pending, (state, { meta }) => {
          state.reading = { status: 'pending', requestId: meta.requestId };
          state.served = null;
        })
        .addCase(read.fulfilled, (state, { payload, meta }) => {
          if (!isCurrent(state.reading, meta.requestId)) return;
          state.reading = { status: 'idle' };
          const key = callKey(meta.arg);
          delete state.answers[key];
          state.answers[key] = payload;
          const [oldest, ...rest] = Object.keys(state.answers);
          if (oldest && rest.length >= remembered) delete state.answers[oldest];
        })
        .addCase(read.rejected, (state, { payload, meta }) => {
          if (!isCurrent(state.reading, meta.requestId)) return;
          state.reading =
            meta.aborted || payload?.code === 'ABORTED'
              ? { status: 'idle' }
              : { status: 'failed', error: payload ?? unexpected };
        }),
  });
  joinStore(slice);

  return {
    read: read as unknown as Reader<CallOf<E>, ReplyOf<E>>['read'],
    served: (call) => slice.actions.served(callKey(call)),
    select: (state) => (state[name] ?? initialState) as ReaderState<ReplyOf<E>>,
  };
}

const isCurrent = (reading: Reading, requestId: string) =>
  reading.status === 'pending' && reading.requestId === requestId;
