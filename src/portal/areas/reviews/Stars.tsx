import { useTranslation } from 'next-i18next/pages';
import { mostStars } from '@/contracts/admin-order/review';
import styles from './Reviews.module.css';

/** How many stars were given, out of five. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('reviews');
  return (
    <span className={styles.stars} role="img" aria-label={t('ofFive', { n: stars })}>
      {'★'.repeat(stars)}
      <span>{'★'.repeat(mostStars - stars)}</span>
    </span>
  );
}
