import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SavedStaff, Staff } from '@/contracts/auth/staff';
import { staffColumns, staffEndpoints } from '@/contracts/auth/staff';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar, FilterSelect, FilterTools } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { SearchBox } from '@/portal/kit/list/SearchBox';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { usePermission } from '@/portal/kit/page/permission';
import { useColumns } from '@/portal/kit/records/use-columns';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { FirstPassword } from './FirstPassword';
import styles from './Staff.module.css';
import { StaffActions } from './StaffActions';
import { useChoices } from './use-choices';

const StaffForm = dynamic(() => import('./StaffForm').then((m) => m.StaffForm), { ssr: false });

const Places = ({ row }: { row: Staff }) => (
  <ul className={styles.places}>
    {row.platformRoleName && (
      <li>
        <Tag tone="brand">{row.platformRoleName}</Tag>
      </li>
    )}
    {row.works.map((work) => (
      <li key={work.propertyId}>
        {work.propertyName} · {work.roleName}
      </li>
    ))}
  </ul>
);

// It stands below the name.
const { username: _, ...listed } = staffColumns;
const renders = {
  fullname: (row: Staff) => (
    <span className={styles.person}>
      <b>
        <Name>{row.fullname}</Name>
      </b>
      <small>{row.username}</small>
    </span>
  ),
  works: (row: Staff) => <Places row={row} />,
};

/** Who may sign in, where they work and as what. */
export function StaffScreen() {
  const { t } = useTranslation(['staff', 'common']);
  const can = usePermission();
  const list = useList(staffEndpoints.list);
  const choices = useChoices();
  const editing = useEditing<Staff>('staff');
  const [made, setMade] = useState<SavedStaff | null>(null);
  const add = can('staff:create') && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const { page: _page, limit: _limit, ...asked } = list.query;
  const { columns, choice } = useColumnChoice<Staff>('staff', [
    ...useColumns<Staff>('staff', listed, renders),
    {
      key: 'actions',
      shown: can('staff:edit'),
      fixed: true,
      title: t('common:list.actions'),
      align: 'end',
      render: (row) => (
        <StaffActions row={row} onEdit={() => editing.open(row)} onChanged={list.reload} />
      ),
    },
  ]);

  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      {made?.firstPassword && (
        <FirstPassword
          name={made.fullname}
          password={made.firstPassword}
          onClose={() => setMade(null)}
        />
      )}
      <FilterBar>
        <SearchBox list={list} placeholder={t('search')} />
        <FilterSelect
          list={list}
          name="propertyId"
          label={t('property')}
          options={choices.properties}
        />
        <FilterSelect list={list} name="roleId" label={t('role')} options={choices.roles} />
        <ActiveFilter list={list} />
        <FilterTools>
          <ColumnChoice choice={choice} />
          {can('staff:export') && (
            <ExportButton list={list} endpoint={staffEndpoints.download} call={{ query: asked }} />
          )}
        </FilterTools>
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), action: add }}
        columns={columns}
      />
      {editing.form && (
        <StaffForm
          {...editing.form}
          onSaved={(saved) => {
            editing.close();
            if (saved.firstPassword) setMade(saved);
            list.reload();
          }}
        />
      )}
    </>
  );
}
