import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { type Receipt, receiptEndpoints } from '@/contracts/billing/receipt';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { rowOpener } from '@/portal/kit/records/row-opener';
import { shortNumber } from '@/portal/kit/text/short-number';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { Name } from '@/portal/ui/words/Name';
import { justTakenCall } from './just-taken';

const opener = rowOpener(({ id }: Receipt) => `/receipts/${id}`);

/** The last receipts of today, the newest first: what one looks for when the payer comes back to the desk. */
export function JustTaken() {
  const { t } = useTranslation('receipts');
  const { answer } = useLiveReader(receiptEndpoints.list, justTakenCall());
  if (!answer || answer.rows.length === 0) return null;
  const columns: Column<Receipt>[] = [
    {
      ...{ key: 'number', title: t('number'), width: 148, rank: 1, card: 'fact' },
      render: (row) => opener(row, shortNumber(row.number)),
    },
    {
      ...{ key: 'unitNumber', title: t('unitNumber'), width: 108, rank: 1, card: 'lead' },
      render: ({ unitNumber }) => unitNumber,
    },
    {
      ...{ key: 'payerName', title: t('payerName'), rank: 1, card: 'title' },
      render: ({ payerName }) => <Name>{payerName}</Name>,
    },
    {
      ...{ key: 'method', title: t('method'), width: 132, card: 'fact' },
      render: ({ method }) => t(`methods.${method}`),
    },
    {
      ...{ key: 'amount', title: t('amount'), width: 128, align: 'end', rank: 1, card: 'figure' },
      render: ({ amount }) => showBaht(amount),
    },
  ];
  return (
    <Section
      title={t('justTaken')}
      more={
        <Link href="/receipts" prefetch={false}>
          {t('title')}
        </Link>
      }
    >
      <DataTable label={t('justTaken')} rows={answer.rows} columns={columns} />
    </Section>
  );
}
