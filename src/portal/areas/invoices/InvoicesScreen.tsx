import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type Invoice, invoiceColumns, invoiceEndpoints } from '@/contracts/billing/invoice';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { MonthFilter } from '@/portal/kit/list/MonthFilter';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Name } from '@/portal/ui/words/Name';
import { AgeingTabs } from './AgeingTabs';
import { ReloadButton } from './ReloadButton';
import { StateTag } from './StateTag';

const { list, download } = invoiceEndpoints;
const calls = { list, download };
const states = ['owed', 'late', 'open', 'part', 'paid', 'void'] as const;

/** The property's invoices, what is owed of them, and the ways to the month's work. */
export function InvoicesScreen() {
  const { t } = useTranslation('invoices');
  const { monthOf } = useDates();
  const can = usePermission();
  const { propertyId } = usePerson();
  const records = useRecords(calls);
  const renders = useMemo(
    () => ({
      number: ({ id, number }: Invoice) => (
        <RowLink href={`/invoices/${id}`}>
          <b>{number}</b>
        </RowLink>
      ),
      unitNumber: ({ unitId, unitNumber }: Invoice) => (
        <RowLink href={`/arrears/account?unitId=${unitId}`}>{unitNumber}</RowLink>
      ),
      payerName: ({ payerName }: Invoice) => <Name>{payerName}</Name>,
      period: ({ period }: Invoice) => monthOf(period),
      state: (invoice: Invoice) => <StateTag invoice={invoice} />,
    }),
    [monthOf],
  );
  return (
    <RecordsScreen
      records={records}
      texts="invoices"
      columns={invoiceColumns}
      renders={renders}
      nameOf={({ number }) => number}
      tools={
        <>
          {propertyId && <ReloadButton id={propertyId} onDone={records.list.reload} />}
          <ActionLink href="/invoices/periods">{t('periods')}</ActionLink>
          <ActionLink href="/invoices/settings">{t('settings')}</ActionLink>
          {can('invoices:create') && (
            <ActionLink tone="primary" href="/invoices/issue">
              {t('issue')}
            </ActionLink>
          )}
        </>
      }
      tabs={<AgeingTabs query={records.list.query} />}
    >
      <MonthFilter list={records.list} name="period" label={t('period')} />
      <FilterSelect
        list={records.list}
        name="state"
        label={t('state')}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <FilterChip list={records.list} name="unitId">
        {t('unitNumber')} {records.list.rows?.[0]?.unitNumber}
      </FilterChip>
    </RecordsScreen>
  );
}
