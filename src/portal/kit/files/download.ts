import { useCallback, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import type { CallOf, Endpoint } from '@/contracts/kit/calls/endpoint';
import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import type { fileReply, ReceivedFile } from '@/contracts/kit/calls/files';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { unexpected } from '@/portal/kit/calls/reading';
import { type AppThunk, useAppDispatch } from '@/portal/kit/page/store';
import { saveFile } from './save-file';

/** An endpoint that answers with a file. */
export type FileEndpoint = Endpoint<ZodType, typeof fileReply>;

/** Where a download stands. */
export type Download =
  | { status: 'idle' }
  | { status: 'running'; bytes: number }
  | { status: 'done'; name: string; rowCount: number | null; isPaper: boolean }
  | { status: 'failed'; error: ApiError };

const withClient =
  <R>(use: (api: ApiClient) => Promise<R>): AppThunk<Promise<R>> =>
  (_dispatch, _state, { api }) =>
    use(api);

/** Asks for a file once at a time, tells how much is here, and saves it; left, the call is dropped. */
export function useDownload<E extends FileEndpoint>(endpoint: E) {
  const dispatch = useAppDispatch();
  const [download, setDownload] = useState<Download>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const abort = useCallback(() => running.current?.abort(), []);
  useEffect(() => abort, [abort]);

  async function start(call: CallOf<E>) {
    abort();
    const control = new AbortController();
    running.current = control;
    const show = (next: Download) => running.current === control && setDownload(next);
    const received = (bytes: number) => show({ status: 'running', bytes });
    received(0);
    try {
      const file = (await dispatch(
        withClient((api) => api(endpoint, call, control.signal, undefined, received)),
      )) as ReceivedFile;
      if (control.signal.aborted) return;
      saveFile(file);
      const isPaper = file.type.startsWith('application/pdf');
      show({ status: 'done', name: file.name, rowCount: file.rowCount, isPaper });
    } catch (failure) {
      if (control.signal.aborted) return show({ status: 'idle' });
      show({ status: 'failed', error: failure instanceof ApiFailure ? failure.error : unexpected });
    }
  }
  return { download, start, abort };
}
