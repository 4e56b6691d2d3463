import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styles from '@/portal/app/unsent/UnsentNote.module.css';
import { useUnsent } from '@/portal/kit/form/unsent/unsent';

/** Where what waits is listed, corrected and dropped. */
const where = '/parcels/receive';
/** What is sent sooner is nobody's concern. */
const patienceMs = 3000;

/** Says on every other screen that something on this device is not in the office's records yet. */
export function UnsentNote() {
  const { t } = useTranslation('common');
  const { waiting, refused } = useUnsent();
  const { pathname } = useRouter();
  const isThere = waiting + refused > 0;
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(isThere), isThere ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [isThere]);
  const isShown = isThere && lasts && pathname !== where;
  return (
    <output className={styles.note} data-bad={refused > 0 || undefined} hidden={!isShown}>
      {isShown && (
        <>
          {waiting > 0 && <span>{t('unsent.waiting', { n: waiting })}</span>}
          {refused > 0 && <span>{t('unsent.refused', { n: refused })}</span>}
          <Link href={where}>{t('unsent.open')}</Link>
        </>
      )}
    </output>
  );
}
