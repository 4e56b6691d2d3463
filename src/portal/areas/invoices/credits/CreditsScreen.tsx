import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Credit,
  creditColumns,
  creditEndpoints,
  creditKinds,
  creditStates,
} from '@/contracts/billing/credits/credit';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { BackLink } from '@/portal/ui/actions/BackLink';

const { list, download } = creditEndpoints;
const calls = { list, download };
const hrefOf = ({ id }: Credit) => `/invoices/credits/${id}`;

/** What units need not pay: credit notes and waivers, those that wait for approval among them. */
export function CreditsScreen() {
  const { t } = useTranslation('invoice-credits');
  const records = useRecords(calls);
  const renders = useMemo(
    () => ({
      number: ({ number }: Credit) => shortNumber(number) || '–',
      invoiceNumber: ({ invoiceId, invoiceNumber }: Credit) => (
        <RowLink href={`/invoices/${invoiceId}`}>{shortNumber(invoiceNumber)}</RowLink>
      ),
    }),
    [],
  );
  return (
    <>
      <BackLink href="/invoices">{t('backTo')}</BackLink>
      <RecordsScreen
        records={records}
        texts="invoice-credits"
        columns={creditColumns}
        renders={renders}
        nameOf={({ number, invoiceNumber }) => number || invoiceNumber}
        hrefOf={hrefOf}
      >
        <FilterSelect
          list={records.list}
          name="state"
          label={t('state')}
          options={creditStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <FilterSelect
          list={records.list}
          name="kind"
          label={t('kind')}
          options={creditKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <FilterChip list={records.list} name="unitId">
          {t('unitNumber')} {records.list.rows?.[0]?.unitNumber}
        </FilterChip>
      </RecordsScreen>
    </>
  );
}
