import { useTranslation } from 'next-i18next/pages';
import type { CourierSlip } from '@/contracts/parcel/intake';
import styles from './Slip.module.css';

/** The paper itself: what was declared and received, each parcel, and two lines to sign. */
export function Slip({ slip, moment }: { slip: CourierSlip; moment: (instant: string) => string }) {
  const { t } = useTranslation('parcels');
  const counts = [
    ['declared', slip.declared],
    ['received', slip.received],
    ['missing', slip.missing],
    ['extra', slip.extra],
  ] as const;
  return (
    <article className={styles.paper}>
      <h1>{t('slip.title')}</h1>
      <p>
        <b>{t(`carriers.${slip.carrier}`)}</b> {slip.courierName}
        <br />
        {t('slip.opened')} {moment(slip.openedAt)} ({slip.openedBy})
        {slip.closedAt &&
          ` · ${t('slip.closed')} ${moment(slip.closedAt)} (${slip.closedBy ?? ''})`}
      </p>
      {slip.note && (
        <p>
          {t('slip.note')}: {slip.note}
        </p>
      )}
      <dl className={styles.counts}>
        {counts.map(([name, n]) => (
          <div key={name} data-name={n > 0 ? name : undefined}>
            <dt>{t(`slip.${name}`)}</dt>
            <dd>{t('slip.pieces', { n })}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th>{t('slip.no')}</th>
            <th>{t('code')}</th>
            <th>{t('tracking')}</th>
            <th>{t('unit')}</th>
            <th>{t('kind')}</th>
          </tr>
        </thead>
        <tbody>
          {slip.parcels.map((parcel, i) => (
            <tr key={parcel.id}>
              <td>{i + 1}</td>
              <td>{parcel.docCode}</td>
              <td>{parcel.parcelCode || '-'}</td>
              <td>{parcel.unitNumber}</td>
              <td>{t(`kinds.${parcel.kind}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.signatures}>
        {[slip.courierName, slip.closedBy].map((name, i) => (
          <div key={i === 0 ? 'courier' : 'office'}>
            <span className={styles.line} />
            <span>({name || '\u00a0'.repeat(40)})</span>
            <b>{t(i === 0 ? 'slip.courierSigns' : 'slip.officeSigns')}</b>
            <span>{t('slip.date')} ____ / ____ / ______</span>
          </div>
        ))}
      </div>
    </article>
  );
}
