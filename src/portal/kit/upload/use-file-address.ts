import { useEffect, useState } from 'react';
import { type FileVariant, uploadEndpoints } from '@/contracts/upload/upload';
import { type AppThunk, useAppDispatch } from '@/portal/kit/store';

const readFile =
  (id: string, variant: FileVariant, signal: AbortSignal): AppThunk<Promise<Blob>> =>
  (_dispatch, _state, { api }) =>
    api(uploadEndpoints.file, { params: { id, variant } }, signal);

/**
 * The address of a file that is fetched with the session, of use in this page alone: empty until it is
 * here, `failed` where it cannot be had.
 */
export function useFileAddress(id: string, variant: FileVariant) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState({ address: '', failed: false });
  useEffect(() => {
    const abort = new AbortController();
    let made = '';
    dispatch(readFile(id, variant, abort.signal)).then(
      (blob) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setState({ address: made, failed: false });
      },
      () => setState({ address: '', failed: !abort.signal.aborted }),
    );
    return () => {
      abort.abort();
      URL.revokeObjectURL(made);
    };
  }, [dispatch, id, variant]);
  return state;
}
