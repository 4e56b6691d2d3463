import { Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import styles from './Pay.module.css';

/** How the office is reached. */
export function Office({ phone }: { phone: string }) {
  const { t } = useTranslation('pay');
  return (
    <p className={styles.office}>
      {t('office')}{' '}
      {phone ? (
        <a href={`tel:${phone}`}>
          <Phone size={16} aria-hidden /> {showPhone(phone)}
        </a>
      ) : (
        t('officeVisit')
      )}
    </p>
  );
}
