import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styles from './BegunStep.module.css';

/** On the screen of a step of the beginning: the way on to the next one. */
export function BegunStep() {
  const { t } = useTranslation('common');
  const { query } = useRouter();
  if (!query.begun) return null;
  return (
    <p className={styles.note}>
      {t('begun.lead')}
      <Link href="/">
        {t('begun.next')}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </p>
  );
}
