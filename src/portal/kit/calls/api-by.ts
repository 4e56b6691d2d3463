import { ApiFailure } from '@/contracts/kit/calls/errors';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import type { AppDispatch } from '@/portal/kit/page/store';
import type { ApiClient } from './api-client';
import { errorOf } from './reading';

/** The client as the store's thunks make its calls: for what makes one after the other. */
export const apiBy =
  (dispatch: AppDispatch): ApiClient =>
  async (endpoint, call, signal) => {
    const running = dispatch(callEndpoint(endpoint, call));
    const drop = () => running.abort();
    signal?.addEventListener('abort', drop);
    if (signal?.aborted) drop();
    try {
      return await running.unwrap();
    } catch (refused) {
      const error = signal?.aborted
        ? ({ code: 'ABORTED', status: 0, message: '' } as const)
        : errorOf(refused);
      throw new ApiFailure(error);
    } finally {
      signal?.removeEventListener('abort', drop);
    }
  };
