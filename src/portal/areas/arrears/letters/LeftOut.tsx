import { useTranslation } from 'next-i18next/pages';
import type { LeftOut as Left } from '@/contracts/billing/arrears-letters';
import styles from './Letters.module.css';

/** Which of the units get no letter, and why. */
export function LeftOut({ left }: { left: readonly Left[] }) {
  const { t } = useTranslation('arrears');
  if (left.length === 0) return null;
  return (
    <section aria-label={t('leftOut')}>
      <b>{t('leftOut')}</b>
      <ul className={styles.left}>
        {left.map(({ id, unitNumber, why }) => (
          <li key={id}>
            {unitNumber}: {t(`left.${why}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
