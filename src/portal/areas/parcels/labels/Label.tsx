import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { ParcelLabel } from '@/contracts/parcel/parcel';
import { useDates } from '@/portal/kit/dates';
import { Code128, QrCode } from './Codes';
import styles from './Print.module.css';

/** One parcel's label, 62 by 29 mm; what stands in `data-fit` shrinks until it fits. */
export const Label = memo(function Label({ label }: { label: ParcelLabel }) {
  const { t } = useTranslation('parcels');
  const { day } = useDates();
  return (
    <article className={styles.label} aria-label={label.docCode}>
      <div className={styles.top}>
        <QrCode text={label.docCode} room={15} />
        <div className={styles.words}>
          <p className={styles.unit} data-fit>
            {label.unitNumber}
          </p>
          <p className={styles.name} data-fit>
            {label.recipientName}
          </p>
          <p className={styles.small}>
            <span data-fit>
              {t(`carriers.${label.carrier}`)} {label.parcelCode}
            </span>
            {day(label.receivedAt)}
          </p>
        </div>
      </div>
      <Code128 text={label.docCode} room={60} height={5.8} />
      <p className={styles.foot}>
        <b>{label.docCode}</b>
        <span data-fit>{label.propertyNameTh}</span>
      </p>
    </article>
  );
});
