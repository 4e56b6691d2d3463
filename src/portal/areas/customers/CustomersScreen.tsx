import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Customer,
  customerColumns,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { relations } from '@/contracts/parcel/parcel';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';

const CustomerForm = dynamic(() => import('./CustomerForm').then((m) => m.CustomerForm), {
  ssr: false,
});

const hrefOf = ({ id }: Customer) => `/customers/${id}`;

/** The property's people, in whichever of its units. */
export function CustomersScreen() {
  const { t } = useTranslation('customers');
  const records = useRecords(customerEndpoints);
  const renders = useMemo(
    () => ({
      units: ({ units }: Customer) => units.join(', ') || '–',
      roles: ({ roles }: Customer) => roles.map((role) => t(`relations.${role}`)).join(', ') || '–',
    }),
    [t],
  );
  return (
    <RecordsScreen
      records={records}
      texts="customers"
      columns={customerColumns}
      renders={renders}
      hrefOf={hrefOf}
      nameOf={({ name }) => name}
      Form={CustomerForm}
      more={<Link href="/customers/duplicates">{t('duplicates')}</Link>}
    >
      <FilterSelect
        list={records.list}
        name="relation"
        label={t('relation')}
        options={relations.map((value) => ({ value, label: t(`relations.${value}`) }))}
      />
    </RecordsScreen>
  );
}
