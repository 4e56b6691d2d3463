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

/** A call that is under way, for all who want its answer. */
type Running = ReturnType<ReturnType<typeof read>>;

/** A call that pieces of the screen share: how many show its answer, and how to drop it. */
interface Shared {
  readers: number;
  running?: Running | undefined;
}
const sharedIn = new WeakMap<AppDispatch, Map<string, Shared>>();

const nameOf = ({ endpoint, call }: ReturnType<typeof keysOf>) => `${endpoint} ${call}`;

function sharedOf(dispatch: AppDispatch, key: string): Shared {
  const all = sharedIn.get(dispatch) ?? new Map<string, Shared>();
  sharedIn.set(dispatch, all);
  const shared = all.get(key) ?? { readers: 0 };
  all.set(key, shared);
  return shared;
}

function begin(dispatch: AppDispatch, shared: Shared, asked: Parameters<typeof read>[0]): Running {
  const running = dispatch(read(asked));
  shared.running = running;
  void running.finally(() => {
    if (shared.running === running) shared.running = undefined;
  });
  return running;
}

/** How long an answer that came before its screen may be shown without being asked for again, milliseconds. */
const holds = 1000;

/**
 * Makes a page's call before it is rendered, and gives the answer: on the server, so that the first HTML holds it; in
 * the browser as soon as the page is on its way. Its screen shows the answer, or waits for the one under way.
 */
export async function loadReader<E extends Endpoint>(
  endpoint: E,
  dispatch: AppDispatch,
  call: CallOf<E>,
): Promise<ReplyOf<E> | undefined> {
  const keys = keysOf({ endpoint, call });
  const shared = sharedOf(dispatch, nameOf(keys));
  // What is known is shown at once, and asked for again behind it: an answer on the way there would have it drawn twice.
  const known = dispatch((_, getState) => selectKnown(getState(), keys).answer);
  if (known !== undefined) return known as ReplyOf<E>;
  const result = await (shared.running ?? begin(dispatch, shared, { endpoint, call }));
  if (!read.fulfilled.match(result)) return undefined;
  if (shared.readers === 0) {
    dispatch(served(keys));
    if (typeof window !== 'undefined') setTimeout(() => dispatch(seen(keys)), holds);
  }
  return result.payload as ReplyOf<E>;
}

/**
 * Shows a call's answer that is there already at once and refreshes it behind. Pieces that show the
 * same call share one answer; the call is dropped when the last of them goes or asks for another.
 */
export function useReader<E extends Endpoint>(endpoint: E, call: CallOf<E>): Read<ReplyOf<E>> {
  const dispatch = useAppDispatch();
  const keys = keysOf({ endpoint, call });
  const known = useAppSelector((state) => selectKnown(state, keys));
  const key = nameOf(keys);
  const latest = useRef({ endpoint, call, known });
  latest.current = { endpoint, call, known };

  const reload = useCallback(() => {
    const shared = sharedOf(dispatch, key);
    shared.running?.abort();
    const { endpoint, call } = latest.current;
    begin(dispatch, shared, { endpoint, call });
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
