import { type ComponentProps, useEffect, useState } from 'react';
import { type FileVariant, uploadEndpoints } from '@/contracts/upload/upload';
import { type AppThunk, useAppDispatch } from '@/portal/kit/store';

const readFile =
  (id: string, variant: FileVariant, signal: AbortSignal): AppThunk<Promise<Blob>> =>
  (_dispatch, _state, { api }) =>
    api(uploadEndpoints.file, { params: { id, variant } }, signal);

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'id' | 'alt'> {
  /** Of the upload. */
  id: string;
  variant: FileVariant;
  alt: string;
}

/**
 * A picture that only staff with its right may see: fetched with the session, so that no address
 * of it is of use to anybody else. Its alternative text stands alone until it is there.
 */
export function UploadedImage({ id, variant, alt, ...image }: Props) {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const abort = new AbortController();
    let made = '';
    dispatch(readFile(id, variant, abort.signal)).then(
      (blob) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => setAddress(''),
    );
    return () => {
      abort.abort();
      URL.revokeObjectURL(made);
    };
  }, [dispatch, id, variant]);
  // biome-ignore lint/performance/noImgElement: the address is of this page alone.
  return <img {...image} alt={alt} {...(address && { src: address })} />;
}
