import { useTranslation } from 'next-i18next/pages';
import styles from './Detail.module.css';

/** The largest coordinates of a drawn path, which is all that says how large it is. */
function edgeOf(path: string): { width: number; height: number } {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const most = (odd: number) => Math.max(1, ...numbers.filter((_, i) => i % 2 === odd));
  return { width: most(0), height: most(1) };
}

/** A signature as it was drawn. */
export function Signature({ drawn }: { drawn: string }) {
  const { t } = useTranslation('parcels');
  const label = t('detail.signature');
  if (drawn.startsWith('data:')) {
    // biome-ignore lint/performance/noImgElement: the picture is in its address.
    return <img className={styles.signature} src={drawn} alt={label} />;
  }
  const { width, height } = edgeOf(drawn);
  return (
    <svg
      className={styles.signature}
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
    >
      <path d={drawn} />
    </svg>
  );
}
