import dynamic from 'next/dynamic';
import {
  type CategoryGroup,
  categoryGroupColumns,
  categoryGroupEndpoints,
} from '@/contracts/admin-order/category';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';

const GroupForm = dynamic(() => import('./GroupForm').then((m) => m.GroupForm), { ssr: false });

/** What categories are gathered in. */
export function GroupsScreen() {
  const language = useLanguage();
  const records = useRecords(categoryGroupEndpoints);
  const nameOf = (row: CategoryGroup) => nameIn(row, language);
  return (
    <RecordsScreen
      records={records}
      texts="category-groups"
      columns={categoryGroupColumns}
      nameOf={nameOf}
      Form={GroupForm}
      order={{}}
    />
  );
}
