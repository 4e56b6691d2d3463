import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import styles from '@/portal/app/shell/LoadingOverlay.module.css';
import { selectLoading } from '@/portal/kit/page/loading';
import { useAppSelector } from '@/portal/kit/page/store';

/** Covers the screen while the loading flag is set: scrolled to the top, the page's scroll locked. */
export function LoadingOverlay() {
  const { t } = useTranslation('common');
  const loading = useAppSelector(selectLoading);
  useEffect(() => {
    if (!loading) return;
    window.scrollTo(0, 0);
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = '';
    };
  }, [loading]);
  if (!loading) return null;
  return (
    <output className={styles.overlay}>
      <span className={styles.spinner} />
      <span className="visually-hidden">{t('shell.loading')}</span>
    </output>
  );
}
