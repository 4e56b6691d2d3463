import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { Code128 } from '@/portal/areas/parcels/labels/Codes';
import { useDates } from '@/portal/kit/text/dates';
import { Name } from '@/portal/ui/words/Name';
import styles from './ReturnSlip.module.css';
import { SlipFrame } from './SlipFrame';

/** Half a sheet: which parcel went back, why, and both who gave and who took it. */
export function ReturnSlip(props: { parcel: ParcelDetail; copy: 'carrier' | 'office' }) {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const { moment } = useDates();
  const { parcel, copy } = props;
  const event = parcel.events.findLast(({ action }) => action === 'returned');
  const facts = [
    [t('parcels:carrier'), `${t(`parcels:carriers.${parcel.carrier}`)} ${parcel.parcelCode}`],
    [t('parcels:unit'), <Name key="unit">{`${parcel.unitNumber} · ${parcel.recipientName}`}</Name>],
    [
      t('parcels:receivedAt'),
      <Name key="received">{`${moment(parcel.receivedAt)} · ${parcel.receivedBy}`}</Name>,
    ],
    [t('slip.at'), event ? moment(event.at) : ''],
    [t('slip.reason'), parcel.reason],
  ] satisfies [string, ReactNode][];
  return (
    <SlipFrame
      look="slip"
      copy={copy}
      mark={
        <div className={styles.code}>
          <Code128 text={parcel.docCode} room={70} height={11} />
          <b>{parcel.docCode}</b>
        </div>
      }
      givenBy={event?.by ?? ''}
      takenBy={event?.detail ?? ''}
    >
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SlipFrame>
  );
}
