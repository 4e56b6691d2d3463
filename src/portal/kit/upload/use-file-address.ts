import { useEffect, useState } from 'react';
import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import { type FileVariant, uploadEndpoints } from '@/contracts/upload/upload';
import { unexpected } from '@/portal/kit/calls/reading';
import { type AppThunk, useAppDispatch } from '@/portal/kit/page/store';

const readFile =
  (id: string, variant: FileVariant, signal: AbortSignal): AppThunk<Promise<Blob>> =>
  (_dispatch, _state, { api }) =>
    api(uploadEndpoints.file, { params: { id, variant } }, signal);

/**
 * The address of a file that is fetched with the session, of use in this page alone: empty until it is
 * here; why, where it cannot be had.
 */
export function useFileAddress(id: string, variant: FileVariant) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<{ address: string; failure?: ApiError }>({ address: '' });
  useEffect(() => {
    const abort = new AbortController();
    let made = '';
    dispatch(readFile(id, variant, abort.signal)).then(
      (blob) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setState({ address: made });
      },
      (refused: unknown) => {
        if (abort.signal.aborted) return;
        const failure = refused instanceof ApiFailure ? refused.error : unexpected;
        setState({ address: '', failure });
      },
    );
    return () => {
      abort.abort();
      URL.revokeObjectURL(made);
    };
  }, [dispatch, id, variant]);
  return state;
}
