import { Pencil, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type Role, roleColumns, roleEndpoints, smartAdmin } from '@/contracts/auth/role';
import { menuGroups } from '@/contracts/features/menu-groups';
import { allPermissions } from '@/contracts/features/rights';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { useColumns } from '@/portal/kit/records/use-columns';
import { useNames } from '@/portal/kit/text/use-names';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { changedGroups } from './changed-groups';
import styles from './Roles.module.css';

const RoleForm = dynamic(() => import('./RoleForm').then((m) => m.RoleForm), { ssr: false });

/** The roles that people can hold, and what each may do. */
export function RolesScreen() {
  const { t } = useTranslation(['roles', 'common']);
  const can = usePermission();
  const nameIn = useNames();
  const list = useList(roleEndpoints.list);
  const editing = useEditing<Role>('roles');
  const [remove, removing] = useAction(roleEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      list.reload();
    },
  });
  const add = can('roles:create') && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const renders = useMemo(
    () => ({
      builtin: ({ builtin }: Role) => (
        <span className={styles.soft}>{t(builtin ? 'ofSystem' : 'custom')}</span>
      ),
      permissions: ({ permissions, builtin }: Role) => {
        if (builtin === smartAdmin) return `${t('holdsAll')} · ${t('unchangeable')}`;
        if (permissions.length === allPermissions.length) return t('holdsAll');
        const groups = changedGroups(permissions);
        if (groups.length > 0)
          return groups.map((group) => nameIn(menuGroups[group].names)).join(' · ');
        return t(permissions.length > 0 ? 'readsOnly' : 'holdsNone');
      },
    }),
    [t, nameIn],
  );
  const { page: _page, limit: _limit, ...asked } = list.query;
  const { columns, choice } = useColumnChoice<Role>('roles', [
    ...useColumns<Role>('roles', roleColumns, { renders }),
    {
      ...deedsColumn,
      shown: can('roles:edit') || can('roles:delete'),
      render: (row) => {
        const mayEdit = can('roles:edit') && row.builtin !== smartAdmin;
        const mayRemove = can('roles:delete') && !row.builtin;
        return (
          (mayEdit || mayRemove) && (
            <RowDeeds name={row.name}>
              {mayEdit && (
                <Button icon={<Pencil />} onClick={() => editing.open(row)}>
                  {t('common:form.edit')} <span className="visually-hidden">{row.name}</span>
                </Button>
              )}
              {mayRemove && (
                <RemoveButton
                  name={row.name}
                  lost={t('lost', { name: row.name })}
                  busy={removing}
                  onRemove={() => remove({ params: { id: row.id } })}
                />
              )}
            </RowDeeds>
          )
        );
      },
    },
  ]);

  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      <FilterBar
        list={list}
        search={t('search')}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {can('roles:export') && (
              <ExportButton list={list} endpoint={roleEndpoints.download} call={{ query: asked }} />
            )}
          </>
        }
      />
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), action: add }}
        columns={columns}
      />
      {editing.form && (
        <RoleForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            list.reload();
          }}
        />
      )}
    </>
  );
}
