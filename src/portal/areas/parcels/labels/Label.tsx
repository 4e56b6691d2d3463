import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { ParcelLabel } from '@/contracts/parcel/parcel';
import { useDates } from '@/portal/kit/text/dates';
import { Name } from '@/portal/ui/words/Name';
import { Code128, QrCode } from './Codes';
import styles from './Label.module.css';
import type { LabelMeasures } from './label-measures';

/** One parcel's label; what stands in `data-fit` shrinks until it fits. */
export const Label = memo(function Label(props: { label: ParcelLabel; measures: LabelMeasures }) {
  const { label, measures } = props;
  const { t } = useTranslation('parcels');
  const { day } = useDates();
  return (
    <article className={styles.label} aria-label={label.docCode}>
      <div className={styles.top}>
        <QrCode text={label.docCode} room={measures.qr} />
        <div className={styles.words}>
          <p className={styles.unit} data-fit>
            {label.unitNumber}
          </p>
          <p className={styles.name} data-fit>
            <Name>{label.recipientName}</Name>
          </p>
          <p className={styles.small}>
            <span data-fit>
              {t(`carriers.${label.carrier}`)} {measures.roomy && label.parcelCode}
            </span>
            {day(label.receivedAt)}
          </p>
        </div>
      </div>
      <Code128 text={label.docCode} room={measures.bars.room} height={measures.bars.height} />
      <p className={styles.foot}>
        <b>{label.docCode}</b>
        {label.printed > 0 && <i>{t('paper.again', { n: label.printed })}</i>}
        <span data-fit>{label.propertyNameTh}</span>
      </p>
    </article>
  );
});
