import { HandCoins, Plus } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type Invoice, invoiceColumns, invoiceEndpoints } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { MonthFilter } from '@/portal/kit/list/MonthFilter';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { buttonLook } from '@/portal/ui/actions/Button';
import { OwedSums } from './OwedSums';
import { ReloadButton } from './ReloadButton';
import { StateTabs } from './StateTabs';
import { StateTag } from './StateTag';

const { list, download } = invoiceEndpoints;
const calls = { list, download };
const hrefOf = ({ id }: Invoice) => `/invoices/${id}`;
const states = ['owed', 'late', 'open', 'part', 'paid', 'void'] as const;

/** The property's invoices, what is owed of them, and the ways to the month's work. */
export function InvoicesScreen() {
  const { t } = useTranslation('invoices');
  const can = usePermission();
  const { propertyId } = usePerson();
  const records = useRecords(calls);
  const renders = useMemo(
    () => ({
      number: ({ number }: Invoice) => shortNumber(number),
      unitNumber: ({ unitId, unitNumber }: Invoice) => (
        <RowLink href={`/arrears/account?unitId=${unitId}`}>{unitNumber}</RowLink>
      ),
      owed: ({ owed }: Invoice) => (owed > 0 ? <b>{showBaht(owed)}</b> : '–'),
      state: (invoice: Invoice) => <StateTag invoice={invoice} />,
    }),
    [],
  );
  return (
    <RecordsScreen
      records={records}
      texts="invoices"
      columns={invoiceColumns}
      renders={renders}
      nameOf={({ number }) => number}
      hrefOf={hrefOf}
      sums={<OwedSums />}
      tools={
        <>
          {can('receipts:create') && (
            <ActionLink icon={<HandCoins />} href="/receipts/desk">
              {t('take')}
            </ActionLink>
          )}
          {can('invoices:create') && (
            <ActionLink look="primary" icon={<Plus />} href="/invoices/issue">
              {t('issue')}
            </ActionLink>
          )}
        </>
      }
      more={
        <>
          {can('books:view') && <Link href="/books">{t('periods')}</Link>}
          <Link href="/invoices/settings">{t('settings')}</Link>
          {propertyId && <ReloadButton id={propertyId} onDone={records.list.reload} />}
        </>
      }
      verb={({ unitId, id, owed, state }) =>
        owed > 0 &&
        state !== 'void' &&
        can('receipts:create') && (
          <RowLink {...buttonLook('verb')} href={`/receipts/desk?unitId=${unitId}&invoiceId=${id}`}>
            {t('take')}
          </RowLink>
        )
      }
      tabs={<StateTabs query={records.list.query} />}
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
