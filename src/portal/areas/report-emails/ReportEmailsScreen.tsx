import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type ReportEmail,
  reportEmailEndpoints,
  reportKinds,
} from '@/contracts/master-data/report-email';
import { ColumnChoice } from '@/portal/kit/ColumnChoice';
import { useDates } from '@/portal/kit/dates';
import { FilterBar, FilterSelect, FilterTools } from '@/portal/kit/FilterBar';
import { useLive } from '@/portal/kit/live';
import { usePermission } from '@/portal/kit/permission';
import { ResourceTable } from '@/portal/kit/ResourceTable';
import { RowActions } from '@/portal/kit/records/RowActions';
import { SearchBox } from '@/portal/kit/SearchBox';
import { useColumnChoice } from '@/portal/kit/use-column-choice';
import { useEditing } from '@/portal/kit/use-editing';
import { useList } from '@/portal/kit/use-list';
import { Button } from '@/portal/ui/Button';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { Tag } from '@/portal/ui/Tag';

const ReportEmailForm = dynamic(() => import('./ReportEmailForm').then((m) => m.ReportEmailForm), {
  ssr: false,
});

/** Who receives which report by e-mail, and how often. */
export function ReportEmailsScreen() {
  const { t } = useTranslation(['report-emails', 'common']);
  const can = usePermission();
  const { moment } = useDates();
  const list = useList(reportEmailEndpoints.list);
  useLive('report-emails', list.reload);
  const editing = useEditing<ReportEmail>('report-emails');
  const add = can('report-emails:create') && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );

  const { columns, choice } = useColumnChoice<ReportEmail>('report-emails', [
    {
      key: 'name',
      fixed: true,
      title: t('name'),
      sort: 'name',
      render: (row) => <b>{row.name}</b>,
    },
    { key: 'email', title: t('email'), sort: 'email', render: (row) => row.email },
    { key: 'report', title: t('report'), render: (row) => t(`reports.${row.report}`) },
    {
      key: 'frequency',
      title: t('frequency'),
      render: (row) => t(`frequencies.${row.frequency}`),
    },
    {
      key: 'active',
      title: t('status'),
      render: (row) => (
        <Tag tone={row.active ? 'good' : 'plain'}>
          {t(row.active ? 'common:form.active' : 'common:form.inactive')}
        </Tag>
      ),
    },
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      sort: 'updatedAt',
      render: (row) => moment(row.updatedAt),
    },
    {
      key: 'actions',
      fixed: true,
      title: t('common:list.actions'),
      align: 'end',
      render: (row) => (
        <RowActions
          endpoints={reportEmailEndpoints}
          row={row}
          name={row.name}
          lost={t('lost', { name: row.name, email: row.email })}
          onEdit={() => editing.open(row)}
          onChanged={list.reload}
        />
      ),
    },
  ]);

  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      <FilterBar>
        <SearchBox list={list} placeholder={t('search')} />
        <FilterSelect
          list={list}
          name="report"
          label={t('report')}
          options={reportKinds.map((kind) => ({ value: kind, label: t(`reports.${kind}`) }))}
        />
        <FilterTools>
          <ColumnChoice choice={choice} />
        </FilterTools>
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), lead: t('emptyLead'), action: add }}
        columns={columns}
      />
      {editing.form && (
        <ReportEmailForm
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
