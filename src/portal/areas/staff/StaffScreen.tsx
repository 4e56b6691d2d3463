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
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { useColumns } from '@/portal/kit/records/use-columns';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { InvitationLink } from '@/portal/pickers/people/InvitationLink';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Staff.module.css';
import { StaffActions } from './StaffActions';
import { useChoices } from './use-choices';

const StaffForm = dynamic(() => import('./StaffForm').then((m) => m.StaffForm), { ssr: false });

function Places({ row }: { row: Staff }) {
  const { t } = useTranslation(['staff', 'common']);
  const { platformRoleName, works } = row;
  const roles = [...new Set([platformRoleName, ...works.map(({ roleName }) => roleName)])];
  return (
    <>
      <ul className={styles.places}>
        {platformRoleName && (
          <li>
            {platformRoleName} · {t('common:shell.mainAdmin')}
          </li>
        )}
        {works.map((work) => (
          <li key={work.propertyId}>
            {work.roleName} · {work.propertyName}
          </li>
        ))}
      </ul>
      <span className={styles.brief}>
        {roles.filter(Boolean).join(', ')}
        {works.length > 1 && ` (${t('inPlaces', { n: works.length })})`}
      </span>
    </>
  );
}

/** What is as usual is said by nothing. */
function State({ row }: { row: Staff }) {
  const { t } = useTranslation(['staff', 'common']);
  const { brief } = useDates();
  const { active, joined, invitedUntil } = row;
  if (!active) return <Tag>{t('common:form.inactive')}</Tag>;
  if (joined) return '';
  if (!invitedUntil) return <Tag tone="off">{t('uninvited')}</Tag>;
  return <Tag tone="note">{t('invited', { day: brief(bangkokDay(invitedUntil)) })}</Tag>;
}

const isUsual = ({ active, joined }: Staff) => active && joined;
const { active: _state, ...usualColumns } = staffColumns;

const renders = {
  works: (row: Staff) => <Places row={row} />,
  active: (row: Staff) => <State row={row} />,
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
    ...useColumns<Staff>('staff', list.rows?.every(isUsual) ? usualColumns : staffColumns, {
      renders,
    }),
    {
      ...deedsColumn,
      shown: can('staff:edit'),
      render: (row) => (
        <StaffActions
          row={row}
          onEdit={() => editing.open(row)}
          onChanged={list.reload}
          onInvited={setMade}
        />
      ),
    },
  ]);

  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      {made?.invitation && (
        <InvitationLink name={made.fullname} sent={made.invitation} onClose={() => setMade(null)} />
      )}
      <FilterBar
        list={list}
        search={t('search')}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {can('staff:export') && (
              <ExportButton
                list={list}
                endpoint={staffEndpoints.download}
                call={{ query: asked }}
              />
            )}
          </>
        }
      >
        <FilterSelect
          list={list}
          name="propertyId"
          label={t('property')}
          options={choices.properties}
        />
        <FilterSelect list={list} name="roleId" label={t('role')} options={choices.roles} />
        <ActiveFilter list={list} />
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
            if (saved.invitation) setMade(saved);
            list.reload();
          }}
        />
      )}
    </>
  );
}
