import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import { notice } from '@/portal/kit/notice';
import { isApiError, unexpected } from '@/portal/kit/reading';
import { useAppDispatch } from '@/portal/kit/store';
import { useErrorText } from '@/portal/kit/use-error-text';

/** A write as a thunk: dispatched, it promises its reply or, refused, an `ApiError`. */
type Dispatched<R> = Promise<unknown> & { unwrap: () => Promise<R> };

/**
 * Runs a write once at a time and says how it ended: `done` is given the reply; a refusal shows as
 * a notice unless `onRefused` takes it by returning true.
 */
export function useAction<C, R>(
  write: (call: C) => unknown,
  options: {
    done?: (reply: R) => void;
    onRefused?: (error: ApiError) => boolean;
  } = {},
): [run: (call: C) => Promise<R | undefined>, running: boolean] {
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [running, setRunning] = useState(false);
  const busy = useRef(false);
  const after = useRef(options);
  after.current = options;

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
        if (!after.current.onRefused?.(error)) notice.error(errorText(error));
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
