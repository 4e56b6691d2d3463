import { useTranslation } from 'next-i18next/pages';
import {
  type ColumnField,
  columnFields,
  type StatementLook,
} from '@/contracts/billing/statements/statement-file';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import styles from './Statements.module.css';

/** What a statement says: which column is what, what that comes to, and what of it cannot be so. */
export function StatementPreview(props: {
  look: StatementLook;
  busy: boolean;
  onTurn: (field: ColumnField, at: number | null) => void;
}) {
  const { look, busy, onTurn } = props;
  const { t } = useTranslation('statements');
  const { date } = useDates();
  const { columns, headings, opening, closing } = look;
  const titleOf = (at: number) => headings[at] || t('column', { n: at + 1 });
  const places = [...headings.keys()];
  const fieldAt = (at: number) => columnFields.find((field) => columns[field] === at);
  const warnings = [
    columns.day === null && t('needsDay'),
    columns.in === null && columns.out === null && columns.amount === null && t('needsAmount'),
    look.alike > 0 && t('alike', { n: look.alike }),
    look.breaks > 0 && t('breaks', { n: look.breaks }),
    ...look.wrong.map(({ line, why }) => t('wrongLine', { line, why: t(`wrong.${why}`) })),
    look.wrongCount > look.wrong.length && t('wrongMore', { n: look.wrongCount }),
  ].filter((text) => text !== false);
  const sums = [
    ['in', t('sums.in', { n: look.in.n }), showBaht(look.in.amount)],
    ['out', t('sums.out', { n: look.out.n }), showBaht(Math.abs(look.out.amount))],
    ['days', t('sums.days'), look.from && look.to ? `${date(look.from)} – ${date(look.to)}` : '–'],
    ['opening', t('sums.opening'), opening === null ? '–' : showBaht(opening)],
    ['closing', t('sums.closing'), closing === null ? '–' : showBaht(closing)],
  ] as const;
  return (
    <section aria-label={t('preview')} aria-busy={busy}>
      <p role="status" className={styles.lead}>
        {t(look.areKept ? 'columnsKept' : 'columnsGuessed')}
      </p>
      <dl className={styles.sums}>
        {sums.map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.form}>
        {columnFields.map((field) => (
          <Labelled key={field} label={t(`fields.${field}`)}>
            <Select
              value={columns[field] ?? ''}
              disabled={busy}
              onChange={({ target }) =>
                onTurn(field, target.value === '' ? null : Number(target.value))
              }
            >
              <option value="">{t('noColumn')}</option>
              {places.map((at) => (
                <option key={at} value={at}>
                  {titleOf(at)}
                </option>
              ))}
            </Select>
          </Labelled>
        ))}
      </div>
      {warnings.length > 0 && (
        <div role="alert" className={styles.warn}>
          {warnings.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </div>
      )}
      <Sample rows={look.sample} titles={places.map(titleOf)} fieldAt={fieldAt} />
    </section>
  );
}

function Sample(props: {
  rows: readonly string[][];
  titles: readonly string[];
  fieldAt: (at: number) => ColumnField | undefined;
}) {
  const { t } = useTranslation('statements');
  const columns = props.titles.map((title, at) => ({ key: `${at} ${title}`, title, at }));
  const rows = props.rows.map((cells, at) => ({ key: `${at} ${cells.join(' ')}`, cells }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it.
    <section className={styles.sample} aria-label={t('sample')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, title, at }) => {
              const field = props.fieldAt(at);
              return (
                <th key={key} data-used={field && ''} scope="col" title={title}>
                  {field ? t(`fields.${field}`) : title}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ key: column, at }) => (
                <td key={column} title={cells[at]}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
