import type { ComponentProps } from 'react';
import type { FileVariant } from '@/contracts/upload/upload';
import { useFileAddress } from './use-file-address';

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
  const { address } = useFileAddress(id, variant);
  // biome-ignore lint/performance/noImgElement: the address is of this page alone.
  return <img {...image} alt={alt} {...(address && { src: address })} />;
}
