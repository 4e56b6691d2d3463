import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type Customer,
  customerColumns,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { relations } from '@/contracts/parcel/parcel';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Name } from '@/portal/ui/words/Name';
import styles from './Customers.module.css';

const CustomerForm = dynamic(() => import('./CustomerForm').then((m) => m.CustomerForm), {
  ssr: false,
});

/** Numbers are not broken at their hyphens. */
const whole = (number: string) => (number ? <span className={styles.whole}>{number}</span> : '–');

const renders = {
  name: ({ id, name }: Customer) => (
    <RowLink href={`/customers/${id}`}>
      <Name>{name}</Name>
    </RowLink>
  ),
  units: ({ units }: Customer) => units.join(', ') || '–',
  citizenId: ({ citizenId }: Customer) => whole(citizenId),
};

/** The property's people, in whichever of its units. */
export function CustomersScreen() {
  const { t } = useTranslation('customers');
  const records = useRecords(customerEndpoints);
  return (
    <RecordsScreen
      records={records}
      texts="customers"
      columns={customerColumns}
      renders={renders}
      nameOf={({ name }) => name}
      Form={CustomerForm}
      tools={<ActionLink href="/customers/duplicates">{t('duplicates')}</ActionLink>}
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
