import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { listAddress } from './list-address';
import styles from './Templates.module.css';

/** The way back to the list as it was left. */
export function BackLink() {
  const { t } = useTranslation('news-templates');
  return (
    <p className={styles.back}>
      ← <Link href={listAddress.last()}>{t('back')}</Link>
    </p>
  );
}
