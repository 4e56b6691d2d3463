import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { smallPictureUrl } from '@/contracts/upload/upload';
import styles from './SmallCover.module.css';

/**
 * The cover beside a title that says the same, or the place where it would be with a sign in it (`none`); `whole`
 * where nothing may be cut off.
 */
export function SmallCover(props: { url: string; whole?: boolean; none?: ReactNode }) {
  const { url, whole = false, none = <ImageOff /> } = props;
  if (!url) {
    return (
      <span className={styles.cover} aria-hidden="true">
        {none}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: the service has made it as small as it is shown.
    <img
      className={styles.cover}
      data-whole={whole || undefined}
      src={smallPictureUrl(url)}
      alt=""
      loading="lazy"
    />
  );
}
