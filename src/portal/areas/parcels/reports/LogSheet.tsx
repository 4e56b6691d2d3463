import { useTranslation } from 'next-i18next/pages';
import type { LogLine } from '@/contracts/parcel/reports';
import { usePropertyName } from '@/portal/areas/parcels/property-name';
import { useDates } from '@/portal/kit/text/dates';
import { Name } from '@/portal/ui/words/Name';
import styles from './DailyLog.module.css';

const count = (lines: LogLine[], ...actions: LogLine['action'][]) =>
  lines.filter(({ action }) => actions.includes(action)).length;

/** A day's log on A4: its head on each page, its lines whole, the pages numbered. */
export function LogSheet({ day, lines }: { day: string; lines: LogLine[] }) {
  const { t } = useTranslation(['parcel-reports', 'parcels']);
  const { date, time } = useDates();
  const property = usePropertyName();
  const page = `${JSON.stringify(t('log.page'))} counter(page) " / " counter(pages)`;
  const heads = ['no', 'time', 'action', 'parcel', 'recipient', 'detail', 'by', 'signature'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keys too.
    <section className={styles.paper} aria-label={t('log.title')} tabIndex={0}>
      <style>{`
        @page{size:210mm 297mm;margin:12mm 10mm 16mm;@bottom-right{content:${page};font-size:9pt}}
        @media print{html{font-family:var(--font)}body{background:#fff}}`}</style>
      <table>
        <thead>
          <tr>
            <th colSpan={heads.length} className={styles.head}>
              <b>{property}</b>
              <span>
                {t('log.title')} {date(day)}
              </span>
              <span>
                {t('log.counts', {
                  in: count(lines, 'received'),
                  out: count(lines, 'handed_over', 'returned') - count(lines, 'hand_over_undone'),
                })}
              </span>
            </th>
          </tr>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" data-column={head}>
                {t(`log.columns.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line.id}>
              <td>{i + 1}</td>
              <td>{time(line.at)}</td>
              <td>
                <b>{t(`log.actions.${line.action}`)}</b>
              </td>
              <td>
                {line.docCode}
                <small>
                  {t(`parcels:carriers.${line.carrier}`)} {line.parcelCode}
                </small>
              </td>
              <td>
                <b>{line.unitNumber}</b>
                <small>
                  <Name>{line.recipientName}</Name>
                </small>
              </td>
              <td>
                {line.detail}
                <small>{line.note}</small>
              </td>
              <td>
                <Name>{line.by}</Name>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.signatures}>
        <span>{t('log.preparedBy')}</span>
        <span>{t('log.checkedBy')}</span>
      </footer>
    </section>
  );
}
