import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { ApiError } from '@/contracts/kit/calls/errors';
import type { voteCast } from '@/contracts/master-data/votes/roll';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { isApiError, unexpected } from '@/portal/kit/calls/reading';
import { markTold } from '@/portal/kit/calls/told';
import { useAppDispatch } from '@/portal/kit/page/store';

/** A vote that was entered here: on its way, kept, or refused. */
export interface Entry {
  key: number;
  /** As it was typed, or as its unit is called. */
  unit: string;
  state: 'sending' | 'done' | 'failed';
  error?: ApiError;
}

/** Of those that are kept; the others stay in sight. */
const mostShown = 5;

/** Sends what is entered one after another, so that the desk waits for no answer; the latest is first. */
export function useEntries(id: string, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [entries, setEntries] = useState<Entry[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const next = useRef(1);

  function enter(unit: string, body: z.input<typeof voteCast>) {
    const key = next.current;
    next.current += 1;
    const put = (part: Partial<Entry>) =>
      setEntries((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
    setEntries((all) => [
      { key, unit, state: 'sending' },
      ...all.filter(({ state }, at) => state !== 'done' || at < mostShown),
    ]);
    queue.current = queue.current.then(async () => {
      try {
        const call = callEndpoint(voteEndpoints.cast, { params: { id }, body });
        const { number } = await dispatch(call).unwrap();
        put({ unit: number, state: 'done' });
        onDone();
      } catch (refused) {
        const error = isApiError(refused) ? refused : unexpected;
        markTold(error);
        put({ state: 'failed', error });
      }
    });
  }
  return { entries, enter };
}
