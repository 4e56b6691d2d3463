import { ImageOff } from 'lucide-react';
import { smallPictureUrl } from '@/contracts/upload/upload';
import styles from './SmallCover.module.css';

/** The cover beside a title that says the same, or the place where it would be; `whole` where nothing may be cut off. */
export function SmallCover({ url, whole = false }: { url: string; whole?: boolean }) {
  if (!url) {
    return (
      <span className={styles.cover} aria-hidden="true">
        <ImageOff />
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
