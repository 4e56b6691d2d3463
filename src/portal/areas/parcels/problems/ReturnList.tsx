import { useTranslation } from 'next-i18next/pages';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { useDates } from '@/portal/kit/text/dates';
import styles from './ReturnSlip.module.css';
import type { Return } from './returns';
import { SlipFrame } from './SlipFrame';

/** A sheet of several parcels that one courier took back, and one signature for all. */
export function ReturnList(props: { taken: Return; copy: 'carrier' | 'office' }) {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const { day, moment } = useDates();
  const { taken, copy } = props;
  const heads = [
    t('slip.no'),
    t('parcels:code'),
    t('parcels:tracking'),
    t('parcels:unit'),
    t('parcels:receivedAt'),
    t('slip.reason'),
  ];
  return (
    <SlipFrame
      look="list"
      copy={copy}
      mark={
        <div>
          <b>{t(`parcels:carriers.${taken.carrier}`)}</b>
          <p>{t('slip.pieces', { n: taken.parcels.length })}</p>
          <small>{moment(taken.at)}</small>
        </div>
      }
      givenBy={taken.by}
      takenBy={taken.courier}
    >
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taken.parcels.map((parcel: ParcelDetail, i) => (
            <tr key={parcel.id}>
              <td>{i + 1}</td>
              <td className={styles.whole}>{parcel.docCode}</td>
              <td>{parcel.parcelCode || '-'}</td>
              <td>{parcel.unitNumber}</td>
              <td>{day(parcel.receivedAt)}</td>
              <td>{parcel.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SlipFrame>
  );
}
