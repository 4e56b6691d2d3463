import { useTranslation } from 'next-i18next/pages';
import {
  type Difference,
  isAlike,
  type PreviewRow,
  type SharedDifference,
} from '@/contracts/billing/issue-preview';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useCounted } from '@/portal/areas/invoices/counted';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';

const signed = (amount: number) =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${showBaht(Math.abs(amount))}`;

/** Invoices before they are made: whose, how much, and why it is another sum than last month. */
export function PreviewRows(props: { rows: PreviewRow[]; shared: readonly SharedDifference[] }) {
  const { rows, shared } = props;
  const { t } = useTranslation('invoices');
  const sayCounted = useCounted();
  const said = ({ why, name, counted, was, now }: Difference) => {
    const change = signed(now - was);
    return t(`why.${why}`, { name, counted: counted || change, change });
  };
  const reasons = ({ before, differences }: PreviewRow) => {
    if (before === null) return t('firstTime');
    const own = differences.filter((one) => !shared.some((of) => isAlike(one, of)));
    return own.map(said).join(' · ') || (differences.length > 0 ? '–' : t('sameAsBefore'));
  };
  return (
    <>
      {shared.length > 0 && (
        <p className={styles.lead}>
          {t('allDiffer')}{' '}
          {shared.map(({ why, name }) => t(`why.${why}`, { name, change: '' }).trim()).join(' · ')}
        </p>
      )}
      <DataTable
        label={t('previewRows')}
        rows={rows}
        detail={{
          label: t('charges'),
          render: ({ lines }) => (
            <ul className={styles.lines}>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a preview is read whole.
                <li key={at}>
                  <span>
                    {line.description}
                    <small>{sayCounted(line)}</small>
                  </span>
                  <span>{showBaht(line.amount)}</span>
                </li>
              ))}
            </ul>
          ),
        }}
        columns={[
          {
            ...{ key: 'unit', title: t('unitNumber'), width: 120, rank: 1, card: 'lead' },
            render: (row) => <b>{row.unitNumber}</b>,
          },
          {
            ...{ key: 'payer', title: t('payerName'), width: 220, rank: 1, card: 'title' },
            render: ({ payerName, noPayer }) =>
              noPayer ? <Tag tone="needs">{t('noPayer')}</Tag> : <Name>{payerName}</Name>,
          },
          {
            ...{
              key: 'change',
              title: t('change'),
              width: 130,
              align: 'end',
              rank: 2,
              card: 'fact',
            },
            render: ({ before, total }) => (before === null ? '–' : signed(total - before)),
          },
          {
            ...{ key: 'why', title: t('differs'), rank: 2, least: 240, card: 'fact' },
            render: (row) =>
              row.odd ? (
                <span>
                  <Tag tone="needs">{t(`oddReading.${row.odd.why}`, { times: row.odd.times })}</Tag>{' '}
                  {reasons(row)}
                </span>
              ) : (
                reasons(row)
              ),
            whole: reasons,
          },
          {
            ...{ key: 'total', title: t('total'), width: 130, rank: 1, card: 'figure' },
            align: 'end',
            render: (row) => showBaht(row.total),
            under: ({ advance }) =>
              advance > 0 ? t('advanceRow', { amount: showBaht(advance) }) : undefined,
          },
        ]}
      />
    </>
  );
}
