import { useTranslation } from 'next-i18next/pages';
import type { Writable } from '@/contracts/billing/arrears-letters';
import { showBaht } from '@/contracts/kit/fields/satang';
import { DataTable } from '@/portal/ui/layout/DataTable';

/** What each letter would say: its step, how late, and the sum. */
export function LetterPreview({ letters }: { letters: readonly Writable[] }) {
  const { t } = useTranslation('arrears');
  const amount = (key: 'owed' | 'surcharge', rank: 2 | 3) => ({
    ...{ key, title: t(key), width: 112, rank, align: 'end' as const },
    render: (row: Writable) => showBaht(row[key]),
  });
  return (
    <DataTable
      label={t('preview')}
      rows={[...letters]}
      columns={[
        {
          ...{ key: 'unitNumber', title: t('unitNumber'), width: 112, rank: 1, card: 'lead' },
          render: (row) => <b>{row.unitNumber}</b>,
        },
        {
          ...{ key: 'payerName', title: t('payerName'), rank: 1, card: 'title' },
          render: (row) => row.payerName,
        },
        {
          ...{ key: 'stage', title: t('dueLetter'), width: 152, rank: 1, card: 'fact' },
          render: (row) => t(`stages.${row.stage}`),
        },
        {
          ...{ key: 'daysLate', title: t('daysLate'), width: 96, rank: 2, align: 'end' },
          card: 'fact',
          render: (row) => t('days', { n: row.daysLate }),
        },
        amount('owed', 3),
        amount('surcharge', 3),
        {
          ...{ key: 'total', title: t('total'), width: 116, rank: 1, align: 'end' },
          card: 'figure',
          render: (row) => <b>{showBaht(row.owed + row.surcharge - row.advance)}</b>,
        },
      ]}
    />
  );
}
