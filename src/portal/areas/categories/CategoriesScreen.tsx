import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Category,
  type CategoryGroup,
  categoryColumns,
  categoryEndpoints,
  categoryGroupEndpoints,
} from '@/contracts/admin-order/category';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';
import { groupsCall } from './groups-call';

const CategoryForm = dynamic(() => import('./CategoryForm').then((m) => m.CategoryForm), {
  ssr: false,
});

const { groupTh: _group, ...columnsOfGroup } = categoryColumns;
const none: CategoryGroup[] = [];

/** What services are told apart by, by group. */
export function CategoriesScreen() {
  const { t } = useTranslation('categories');
  const language = useLanguage();
  const records = useRecords(categoryEndpoints);
  const { groupId } = records.list.query;
  const groups = useReader(categoryGroupEndpoints.list, groupsCall).answer?.rows ?? none;
  const shownGroups = useMemo(
    () => new Map(groups.map((group) => [group.id, nameIn(group, language)])),
    [groups, language],
  );
  const renders = useMemo(
    () => ({ groupTh: ({ groupId, groupTh }: Category) => shownGroups.get(groupId) ?? groupTh }),
    [shownGroups],
  );
  const nameOf = (row: Category) => nameIn(row, language);
  return (
    <RecordsScreen
      records={records}
      texts="categories"
      columns={groupId ? columnsOfGroup : categoryColumns}
      renders={renders}
      nameOf={nameOf}
      Form={CategoryForm}
      order={groupId ? { groupId } : undefined}
      tabs={
        <ListTabs
          label={t('groups')}
          current={groupId ?? ''}
          tabs={[
            { name: '', title: t('all'), search: {} },
            ...groups.map((group) => ({
              ...{ name: group.id, title: nameIn(group, language), search: { groupId: group.id } },
            })),
          ]}
        />
      }
    >
      <ActiveFilter list={records.list} />
    </RecordsScreen>
  );
}
