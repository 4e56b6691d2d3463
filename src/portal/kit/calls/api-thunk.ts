import { createAsyncThunk } from '@reduxjs/toolkit';
import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import type { Extra } from '@/portal/kit/page/store';

/** A thunk that makes one call; refused, its payload is the `ApiError`. Abort it to drop the call. */
export const apiThunk = <E extends Endpoint>(type: string, endpoint: E) =>
  createAsyncThunk<ReplyOf<E>, CallOf<E>, { extra: Extra; rejectValue: ApiError }>(
    type,
    async (call, { extra, signal, rejectWithValue }) => {
      try {
        return await extra.api(endpoint, call, signal);
      } catch (failure) {
        if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
        throw failure;
      }
    },
    { serializeError: () => ({ name: 'unexpected' }) },
  );
