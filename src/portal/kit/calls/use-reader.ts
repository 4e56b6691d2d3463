import { useCallback, useEffect, useRef } from 'react';
import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { keysOf, read, seen, selectKnown, served } from '@/portal/kit/calls/reads';
import { type AppDispatch, useAppDispatch, useAppSelector } from '@/portal/kit/page/store';
import type { Reading } from './reading';

/** A read as a screen uses it. */
export interface Read<R> {
  /** The answer to this call; `undefined` until it is here. */
  answer: R | undefined;
  reading: Reading;
  reload: () => void;
}

/** Makes a page's first call on the server; its first HTML then holds the answer, which it gives. */
export async function loadReader<E extends Endpoint>(
  endpoint: E,
  dispatch: AppDispatch,
  call: CallOf<E>,
): Promise<ReplyOf<E> | undefined> {
  const result = await dispatch(read({ endpoint, call }));
  if (!read.fulfilled.match(result)) return undefined;
  dispatch(served(keysOf({ endpoint, call })));
  return result.payload as ReplyOf<E>;
}

/** A call that pieces of the screen share: how many show its answer, and how to drop it. */
interface Shared {
  readers: number;
  running?: { abort: () => void } | undefined;
}
const sharedIn = new WeakMap<AppDispatch, Map<string, Shared>>();

function sharedOf(dispatch: AppDispatch, key: string): Shared {
  const all = sharedIn.get(dispatch) ?? new Map<string, Shared>();
  sharedIn.set(dispatch, all);
  const shared = all.get(key) ?? { readers: 0 };
  all.set(key, shared);
  return shared;
}

/**
 * Shows a call's answer that is there already at once and refreshes it behind. Pieces that show the
 * same call share one answer; the call is dropped when the last of them goes or asks for another.
 */
export function useReader<E extends Endpoint>(endpoint: E, call: CallOf<E>): Read<ReplyOf<E>> {
  const dispatch = useAppDispatch();
  const keys = keysOf({ endpoint, call });
  const known = useAppSelector((state) => selectKnown(state, keys));
  const key = `${keys.endpoint} ${keys.call}`;
  const latest = useRef({ endpoint, call, known });
  latest.current = { endpoint, call, known };

  const reload = useCallback(() => {
    const shared = sharedOf(dispatch, key);
    shared.running?.abort();
    const running = dispatch(
      read({ endpoint: latest.current.endpoint, call: latest.current.call }),
    );
    shared.running = running;
    void running.finally(() => {
      if (shared.running === running) shared.running = undefined;
    });
  }, [dispatch, key]);

  useEffect(() => {
    const shared = sharedOf(dispatch, key);
    const asked = latest.current;
    shared.readers += 1;
    if (!asked.known.served && !shared.running) reload();
    return () => {
      shared.readers -= 1;
      if (shared.readers > 0) return;
      shared.running?.abort();
      // Who shows it in the same turn must not wait for a call that was dropped.
      shared.running = undefined;
      // The next to show it reads it anew.
      if (asked.known.served) dispatch(seen(keysOf(asked)));
    };
  }, [dispatch, key, reload]);

  return { answer: known.answer as ReplyOf<E> | undefined, reading: known.reading, reload };
}
