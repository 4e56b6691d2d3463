import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import { callKey, endpointKey } from '@/portal/kit/calls/endpoint-key';
import { type Extra, joinStore } from '@/portal/kit/page/store';
import { type Reading, unexpected } from './reading';

/** How many answers of an endpoint are remembered, so that going back shows them at once. */
const remembered = 20;

/** What is known of one call. */
export interface Known {
  answer?: unknown;
  reading: Reading;
  /** The server has just answered it for this document: it needs no second call. */
  served?: true;
}

/** All that was read: by endpoint, and by call of it; the latest last. */
type Reads = Record<string, Record<string, Known>>;

/** One call, by the keys of its endpoint and of what is asked. */
interface Keys {
  endpoint: string;
  call: string;
}

interface Asked {
  endpoint: Endpoint;
  call: unknown;
}

export const keysOf = ({ endpoint, call }: Asked): Keys => ({
  endpoint: endpointKey(endpoint),
  call: callKey(call),
});

/** Makes a call whose answer is state. Abort it to drop the call. */
export const read = createAsyncThunk<unknown, Asked, { extra: Extra; rejectValue: ApiError }>(
  'reads/read',
  async ({ endpoint, call }, { extra, signal, rejectWithValue }) => {
    try {
      return await extra.api(endpoint, call as never, signal);
    } catch (failure) {
      if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
      throw failure;
    }
  },
  { serializeError: () => ({ name: 'unexpected' }) },
);

const idle: Known = { reading: { status: 'idle' } };

function known(reads: Reads, { endpoint, call }: Keys): Known {
  reads[endpoint] ??= {};
  const calls = reads[endpoint];
  calls[call] ??= { ...idle };
  return calls[call];
}

/** The latest answer goes last; the oldest go, but for what is under way. */
function keepLatest(reads: Reads, { endpoint, call }: Keys, latest: Known) {
  const { [call]: _, ...others } = reads[endpoint] ?? {};
  const settled = Object.keys(others).filter((one) => others[one]?.reading.status !== 'pending');
  for (const old of settled.slice(0, Math.max(0, settled.length + 1 - remembered))) {
    delete others[old];
  }
  reads[endpoint] = { ...others, [call]: latest };
}

const isCurrent = ({ reading }: Known, requestId: string) =>
  reading.status === 'pending' && reading.requestId === requestId;

const slice = createSlice({
  name: 'reads',
  initialState: {} as Reads,
  reducers: {
    /** The server has answered it for this document. */
    served: (reads, { payload }: PayloadAction<Keys>) => {
      known(reads, payload).served = true;
    },
    /** The document's answer was shown: from now on it is read anew. */
    seen: (reads, { payload }: PayloadAction<Keys>) => {
      delete known(reads, payload).served;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(read.pending, (reads, { meta }) => {
        const of = known(reads, keysOf(meta.arg));
        of.reading = { status: 'pending', requestId: meta.requestId };
        delete of.served;
      })
      .addCase(read.fulfilled, (reads, { payload, meta }) => {
        const keys = keysOf(meta.arg);
        if (!isCurrent(known(reads, keys), meta.requestId)) return;
        keepLatest(reads, keys, { answer: payload, reading: { status: 'idle' } });
      })
      .addCase(read.rejected, (reads, { payload, meta }) => {
        const of = known(reads, keysOf(meta.arg));
        if (!isCurrent(of, meta.requestId)) return;
        of.reading =
          meta.aborted || payload?.code === 'ABORTED'
            ? { status: 'idle' }
            : { status: 'failed', error: payload ?? unexpected };
      }),
});
joinStore(slice);

export const { served, seen } = slice.actions;

/** What is known of a call. */
export const selectKnown = (state: Record<string, unknown>, { endpoint, call }: Keys): Known =>
  (state.reads as Reads | undefined)?.[endpoint]?.[call] ?? idle;
