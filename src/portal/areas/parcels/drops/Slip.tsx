import { useTranslation } from 'next-i18next/pages';
import type { CourierSlip } from '@/contracts/parcel/intake';
import { usePropertyName } from '@/portal/areas/parcels/property-name';
import styles from './Slip.module.css';

/** What a person reads out to name a slip: the end of its id. */
const numberOf = ({ id }: CourierSlip) => id.slice(-8).toUpperCase();

/** The paper itself: who received from whom, what was declared and received, and two lines to sign. */
export function Slip({ slip, moment }: { slip: CourierSlip; moment: (instant: string) => string }) {
  const { t } = useTranslation('parcels');
  const property = usePropertyName();
  const number = t('slip.number', { number: numberOf(slip) });
  const counts = [
    ['declared', slip.declared],
    ['received', slip.received],
    ['missing', slip.missing],
    ['extra', slip.extra],
  ] as const;
  const foot = `${JSON.stringify(`${number} · ${t('slip.page')}`)} counter(page) " / " counter(pages)`;
  return (
    <article className={styles.paper}>
      <style>{`
        @page{size:210mm 297mm;margin:14mm 14mm 18mm;@bottom-right{content:${foot};font-size:9pt}}
        @media print{html{font-family:var(--font)}body{background:#fff}}`}</style>
      <header>
        <h1>{t('slip.title')}</h1>
        <p>
          <b>{property}</b>
          <span>{number}</span>
        </p>
      </header>
      {!slip.closedAt && <p className={styles.draft}>{t('slip.draft')}</p>}
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
              <td className={styles.code}>{parcel.docCode}</td>
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
