import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  payMethods,
  type Receipt,
  receiptColumns,
  receiptEndpoints,
  received,
} from '@/contracts/billing/receipt';
import { showBaht } from '@/contracts/kit/fields/satang';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { MonthFilter } from '@/portal/kit/list/MonthFilter';
import { RowLink } from '@/portal/kit/list/RowLink';
import { SpanChips } from '@/portal/kit/list/SpanChips';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { ReceiptSums } from './ReceiptSums';

const { list, download } = receiptEndpoints;
const spans = ['paid', 'voidedOn'] as const;
const calls = { list, download };
const hrefOf = ({ id }: Receipt) => `/receipts/${id}`;

/** What was paid, by the receipts that were given. */
export function ReceiptsScreen() {
  const { t } = useTranslation('receipts');
  const { monthOf } = useDates();
  const can = usePermission();
  const records = useRecords(calls);
  const renders = useMemo(
    () => ({
      number: ({ number }: Receipt) => shortNumber(number),
      payerName: ({ payerName, voided }: Receipt) => (
        <>
          <Name>{payerName}</Name> {voided && <Tag>{t('isVoid')}</Tag>}
        </>
      ),
      amount: ({ amount, voided }: Receipt) =>
        voided ? <s>{showBaht(amount)}</s> : showBaht(amount),
      unitNumber: ({ unitId, unitNumber }: Receipt) => (
        <RowLink href={`/arrears/account?unitId=${unitId}`}>{unitNumber}</RowLink>
      ),
    }),
    [t],
  );
  const now = bangkokDay(Date.now()).slice(0, 7);
  const period = String(records.list.query.period ?? now);
  const options = [
    { value: 'false', label: t('valid') },
    { value: 'true', label: t('isVoid') },
  ];
  return (
    <RecordsScreen
      records={records}
      texts="receipts"
      columns={receiptColumns}
      renders={renders}
      nameOf={({ number }) => number}
      hrefOf={hrefOf}
      sums={<ReceiptSums />}
      tools={
        can('receipts:create') && (
          <ActionLink look="primary" icon={<Plus />} href="/receipts/desk">
            {t('take')}
          </ActionLink>
        )
      }
      more={
        <>
          <Link href="/receipts/cheques">{t('cheques')}</Link>
          <Link href="/receipts/deposits">{t('deposits')}</Link>
          <Link href="/receipts/refunds">{t('refunds')}</Link>
          {can('receipts:export') && (
            <DownloadButton endpoint={receiptEndpoints.month} call={{ query: { period } }}>
              {t('monthPdf', { period: monthOf(period) })}
            </DownloadButton>
          )}
        </>
      }
    >
      <MonthFilter list={records.list} name="period" label={t('period')} />
      <FilterSelect
        list={records.list}
        name="method"
        label={t('method')}
        options={[...payMethods, received].map((value) => ({
          value,
          label: t(`methods.${value}`),
        }))}
      />
      <FilterSelect list={records.list} name="voided" label={t('state')} options={options} />
      <FilterChip list={records.list} name="unitId">
        {t('unitNumber')} {records.list.rows?.[0]?.unitNumber}
      </FilterChip>
      <SpanChips list={records.list} texts="receipts" names={spans} />
    </RecordsScreen>
  );
}
