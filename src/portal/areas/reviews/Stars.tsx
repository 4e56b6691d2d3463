import { useTranslation } from 'next-i18next/pages';
import { mostStars } from '@/contracts/admin-order/review';
import styles from './Reviews.module.css';

/** How many stars were given, out of five; in a table's cell there is room for one beside the number. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('reviews');
  return (
    <span
      className={styles.stars}
      data-poor={stars <= 2 || undefined}
      role="img"
      aria-label={t('ofFive', { n: stars })}
    >
      <b>{stars}</b> ★
      <span className={styles.others}>
        {'★'.repeat(stars - 1)}
        <span>{'★'.repeat(mostStars - stars)}</span>
      </span>
    </span>
  );
}
