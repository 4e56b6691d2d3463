import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type Role, roleColumns, roleEndpoints, smartAdmin } from '@/contracts/auth/role';
import { allPermissions } from '@/contracts/features/rights';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar, FilterTools } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { SearchBox } from '@/portal/kit/list/SearchBox';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useColumns } from '@/portal/kit/records/use-columns';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Tag } from '@/portal/ui/words/Tag';

const RoleForm = dynamic(() => import('./RoleForm').then((m) => m.RoleForm), { ssr: false });

/** The roles that people can hold, and what each may do. */
export function RolesScreen() {
  const { t } = useTranslation(['roles', 'common']);
  const can = usePermission();
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
        <Tag tone={builtin ? 'brand' : 'plain'}>{t(builtin ? 'ofSystem' : 'custom')}</Tag>
      ),
      permissions: ({ permissions }: Role) =>
        permissions.length === allPermissions.length
          ? t('holdsAll')
          : t('holds', { n: permissions.length, all: allPermissions.length }),
    }),
    [t],
  );
  const { page: _page, limit: _limit, ...asked } = list.query;
  const { columns, choice } = useColumnChoice<Role>('roles', [
    ...useColumns<Role>('roles', roleColumns, renders),
    {
      key: 'actions',
      shown: can('roles:edit') || can('roles:delete'),
      fixed: true,
      title: t('common:list.actions'),
      align: 'end',
      render: (row) => (
        <div>
          {can('roles:edit') && row.builtin !== smartAdmin && (
            <Button look="link" onClick={() => editing.open(row)}>
              {t('common:form.edit')} <span className="visually-hidden">{row.name}</span>
            </Button>
          )}
          {can('roles:delete') && !row.builtin && (
            <RemoveButton
              name={row.name}
              lost={t('lost', { name: row.name })}
              busy={removing}
              onRemove={() => remove({ params: { id: row.id } })}
            />
          )}
        </div>
      ),
    },
  ]);

  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      <FilterBar>
        <SearchBox list={list} placeholder={t('search')} />
        <FilterTools>
          <ColumnChoice choice={choice} />
          {can('roles:export') && (
            <ExportButton list={list} endpoint={roleEndpoints.download} call={{ query: asked }} />
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
