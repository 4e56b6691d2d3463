import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import styles from './FlowChart.module.css';

interface Row {
  name: string;
  in: number;
  out: number;
}

const step = 10;
const width = 3.6;

/** A round number that nothing is higher than. */
function top(rows: readonly Row[]): number {
  const most = Math.max(4, ...rows.flatMap((row) => [row.in, row.out]));
  const unit = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 10].map((n) => n * unit).find((n) => n >= most) ?? most;
}

/** What came and went as pairs of bars on one line; a screen reader reads it as a table. */
export function FlowChart({ title, head, rows }: { title: string; head: string; rows: Row[] }) {
  const { t } = useTranslation('parcel-reports');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const most = top(rows);
  const bar = (count: number) => ({
    y: 100 - (100 * count) / most,
    height: (100 * count) / most,
    width,
  });
  const marked = [0, Math.floor((rows.length - 1) / 2), rows.length - 1];
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('flow.table')}
        </Button>
      </header>
      <div className={asTable ? styles.table : 'visually-hidden'}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t('flow.in')}</th>
              <th scope="col">{t('flow.out')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.in.toLocaleString('en-US')}</td>
                <td>{row.out.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!asTable && (
        <div className={styles.picture} aria-hidden="true">
          <p className={styles.legend}>
            <span data-way="in">{t('flow.in')}</span>
            <span data-way="out">{t('flow.out')}</span>
          </p>
          <div className={styles.plot}>
            <span className={styles.scale}>
              {[most, most / 2, 0].map((n) => (
                <span key={n}>{n.toLocaleString('en-US')}</span>
              ))}
            </span>
            <svg
              role="img"
              aria-label={title}
              viewBox={`0 0 ${rows.length * step} 100`}
              preserveAspectRatio="none"
            >
              <line x1="0" x2={rows.length * step} y1="100" y2="100" />
              {rows.map((row, i) => (
                <g key={row.name}>
                  <title>{t('flow.tip', { name: row.name, in: row.in, out: row.out })}</title>
                  <rect x={i * step} y="0" width={step} height="100" className={styles.room} />
                  <rect x={i * step + 1} {...bar(row.in)} data-way="in" />
                  <rect x={i * step + 1.4 + width} {...bar(row.out)} data-way="out" />
                </g>
              ))}
            </svg>
          </div>
          <p className={styles.names}>
            {marked.map((i) => (
              <span key={i}>{rows[i]?.name}</span>
            ))}
          </p>
        </div>
      )}
    </section>
  );
}
