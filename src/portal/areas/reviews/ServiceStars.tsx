import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { mostStars, reviewEndpoints } from '@/contracts/admin-order/review';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { RowLink } from '@/portal/kit/list/RowLink';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { meanOf } from './mean';
import styles from './Reviews.module.css';

const percent = (part: number, whole: number) => `${whole > 0 ? (100 * part) / whole : 0}%`;

/** A service's stars: how many gave how many, and their mean month by month, as bars or as a table. */
export function ServiceStars({ serviceId }: { serviceId: string }) {
  const { t } = useTranslation('reviews');
  const { monthOf } = useDates();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const read = useLiveReader(reviewEndpoints.ofService, { params: { id: serviceId } });
  const stars = read.answer;
  if (!stars) return <Awaited read={read} rows={3} />;
  const rows = `/reviews?serviceId=${serviceId}&hidden=false`;
  const given = stars.byStars.map((count, at) => ({ n: at + 1, count })).reverse();
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('starsOf', { name: stars.serviceTh })}</h2>
        <Button look="link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('asTable')}
        </Button>
      </header>
      <div className={styles.mean}>
        <p>
          <b>{meanOf(stars)}</b> {t('outOf', { count: stars.count })}
        </p>
        <ul className={styles.given}>
          {given.map(({ n, count }) => (
            <li key={n}>
              <span>
                {n} <span aria-hidden="true">★</span>
              </span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: percent(count, stars.count) }} />
              </span>
              {count > 0 ? <RowLink href={`${rows}&stars=${n}`}>{count}</RowLink> : <span>0</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className={asTable ? styles.table : 'visually-hidden'}>
        <table>
          <caption className="visually-hidden">{t('monthly')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('mean')}</th>
              <th scope="col">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {stars.months.map((one) => (
              <tr key={one.month}>
                <th scope="row">{monthOf(one.month)}</th>
                <td>{meanOf(one)}</td>
                <td>
                  {asTable && one.count > 0 ? (
                    <RowLink href={`${rows}&month=${one.month}`}>{one.count}</RowLink>
                  ) : (
                    one.count
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!asTable && (
        <ol className={styles.months} aria-label={t('monthly')}>
          {stars.months.map((one) => {
            const month = monthOf(one.month);
            const tip = t('tip', { month, mean: meanOf(one), count: one.count });
            return (
              <li key={one.month} title={tip}>
                <span
                  className={styles.bar}
                  style={{ height: percent(one.sum, one.count * mostStars) }}
                />
                {one.count > 0 ? (
                  <RowLink href={`${rows}&month=${one.month}`} aria-label={tip}>
                    {meanOf(one)}
                  </RowLink>
                ) : (
                  <span aria-hidden="true">–</span>
                )}
                <span className={styles.name} aria-hidden="true">
                  {month.split(' ')[0]}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
