import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './Counter.module.css';
import { ReceivedList } from './ReceivedList';
import { ReceiveForm } from './ReceiveForm';

/** The counter's intake: the form, and beside it what was received in this session. */
export function ReceiveScreen() {
  const { t } = useTranslation('parcels');
  const [stored, setStored] = useState<Parcel | null>(null);
  return (
    <>
      <ScreenHeader title={t('receive')} />
      <p className={styles.lead}>{t('intake.lead')}</p>
      <div className={styles.counter}>
        <div>
          <ReceiveForm onStored={setStored} />
          <output className={styles.stored}>
            {stored && t('intake.saved', { code: stored.docCode, unit: stored.unitNumber })}
          </output>
        </div>
        <ReceivedList />
      </div>
    </>
  );
}
