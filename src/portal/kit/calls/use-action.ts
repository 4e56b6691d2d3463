import { useCallback, useRef, useState } from 'react';
import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { isApiError, unexpected } from './reading';
import { markTold } from './told';
import { useErrorText } from './use-error-text';

/** A write as a thunk: dispatched, it promises its reply or, refused, an `ApiError`. */
type Dispatched<R> = Promise<unknown> & { unwrap: () => Promise<R> };

interface Ends<R> {
  done?: (reply: R) => void;
  onRefused?: (error: ApiError) => boolean;
}

type Action<C, R> = [run: (call: C) => Promise<R | undefined>, running: boolean];

/**
 * Makes a call, or runs a thunk of several, once at a time and says how it ended: `done` is given
 * the reply; a refusal shows as a notice unless `onRefused` takes it by returning true.
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  ends?: Ends<ReplyOf<E>>,
): Action<CallOf<E>, ReplyOf<E>>;
export function useAction<C, R>(write: (call: C) => unknown, ends?: Ends<R>): Action<C, R>;
export function useAction<C, R>(
  action: Endpoint | ((call: C) => unknown),
  ends: Ends<R> = {},
): Action<C, R> {
  const write = typeof action === 'function' ? action : (thunkOf(action) as (call: C) => unknown);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [running, setRunning] = useState(false);
  const busy = useRef(false);
  const after = useRef(ends);
  after.current = ends;

  const run = useCallback(
    async (call: C) => {
      if (busy.current) return undefined;
      busy.current = true;
      setRunning(true);
      try {
        const reply = await (dispatch(write(call) as never) as unknown as Dispatched<R>).unwrap();
        after.current.done?.(reply);
        return reply;
      } catch (refused) {
        const error = isApiError(refused) ? refused : unexpected;
        if (after.current.onRefused?.(error)) markTold(error);
        else notice.error(errorText(error));
        return undefined;
      } finally {
        busy.current = false;
        setRunning(false);
      }
    },
    [dispatch, write, errorText],
  );
  return [run, running];
}
