import { useCallback, useEffect, useRef } from 'react';
import { callKey, type Reader } from '@/portal/kit/create-reader';
import type { Reading } from '@/portal/kit/reading';
import { type AppDispatch, useAppDispatch, useAppSelector } from '@/portal/kit/store';

/** A read as a screen uses it. */
export interface Read<R> {
  /** The answer to this call; `undefined` until it is here. */
  answer: R | undefined;
  reading: Reading;
  reload: () => void;
}

/** Makes a page's first call on the server; its first HTML then holds the answer. */
export async function loadReader<C, R>(reader: Reader<C, R>, dispatch: AppDispatch, call: C) {
  const result = await dispatch(reader.read(call));
  if (result.meta.requestStatus === 'fulfilled') dispatch(reader.served(call));
}

/** Shows a call's answer that is there already at once and refreshes it behind; aborts on change. */
export function useReader<C, R>(reader: Reader<C, R>, call: C): Read<R> {
  const dispatch = useAppDispatch();
  const { answers, reading, served } = useAppSelector(reader.select);
  const key = callKey(call);
  const latest = useRef({ call, served });
  latest.current = { call, served };

  const running = useRef<{ abort: () => void }>(undefined);
  const reload = useCallback(() => {
    running.current?.abort();
    running.current = dispatch(reader.read(latest.current.call));
  }, [dispatch, reader]);

  useEffect(() => {
    if (latest.current.served !== key) reload();
    return () => running.current?.abort();
  }, [key, reload]);

  return { answer: answers[key], reading, reload };
}
