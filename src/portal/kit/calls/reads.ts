import { createAction, createAsyncThunk, type UnknownAction } from '@reduxjs/toolkit';
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

const knownOf = (reads: Reads, { endpoint, call }: Keys): Known => reads[endpoint]?.[call] ?? idle;

const withKnown = (reads: Reads, { endpoint, call }: Keys, known: Known): Reads => ({
  ...reads,
  [endpoint]: { ...reads[endpoint], [call]: known },
});

/** The latest answer goes last; the oldest go, but for what is under way. */
function withLatest(reads: Reads, { endpoint, call }: Keys, latest: Known): Reads {
  const { [call]: _, ...others } = reads[endpoint] ?? {};
  const settled = Object.keys(others).filter((one) => others[one]?.reading.status !== 'pending');
  for (const old of settled.slice(0, Math.max(0, settled.length + 1 - remembered))) {
    delete others[old];
  }
  return { ...reads, [endpoint]: { ...others, [call]: latest } };
}

const isCurrent = ({ reading }: Known, requestId: string) =>
  reading.status === 'pending' && reading.requestId === requestId;

/** The server has answered it for this document. */
export const served = createAction<Keys>('reads/served');
/** The document's answer was shown: from now on it is read anew. */
export const seen = createAction<Keys>('reads/seen');

// Written out: a slice of the toolkit walks through each answer that it keeps, which was a sixth of a document's time.
function reducer(reads: Reads = {}, action: UnknownAction): Reads {
  if (served.match(action)) {
    return withKnown(reads, action.payload, { ...knownOf(reads, action.payload), served: true });
  }
  if (seen.match(action)) {
    const { served: _, ...known } = knownOf(reads, action.payload);
    return withKnown(reads, action.payload, known);
  }
  if (read.pending.match(action)) {
    const keys = keysOf(action.meta.arg);
    const { served: _, ...known } = knownOf(reads, keys);
    const { requestId } = action.meta;
    return withKnown(reads, keys, { ...known, reading: { status: 'pending', requestId } });
  }
  if (!read.fulfilled.match(action) && !read.rejected.match(action)) return reads;
  const keys = keysOf(action.meta.arg);
  const known = knownOf(reads, keys);
  if (!isCurrent(known, action.meta.requestId)) return reads;
  if (read.fulfilled.match(action)) {
    return withLatest(reads, keys, { answer: action.payload, reading: idle.reading });
  }
  const { payload: error = unexpected } = action;
  const isDropped = action.meta.aborted || error.code === 'ABORTED';
  const reading = isDropped ? idle.reading : ({ status: 'failed', error } as const);
  return withKnown(reads, keys, { ...known, reading });
}
joinStore({ name: 'reads', reducer });

/** What is known of a call. */
export const selectKnown = (state: Record<string, unknown>, keys: Keys): Known =>
  knownOf((state.reads ?? {}) as Reads, keys);
