import { useTranslation } from 'next-i18next/pages';
import { type AuditEntry, auditEndpoints, auditTotalMost } from '@/contracts/auth/audit';
import { recordWords } from '@/contracts/features/record-words';
import { Changes } from '@/portal/kit/audit/Changes';
import { useAuditWords } from '@/portal/kit/audit/use-audit-words';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { AuditFilters } from './AuditFilters';

/** Who changed what, when and from where; newest first. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const { moment } = useDates();
  const { propertyId } = usePerson();
  const inWords = useAuditWords();
  const can = usePermission();
  const list = useList(auditEndpoints.list);
  const { columns, choice } = useColumnChoice<AuditEntry>('audit', [
    {
      ...{ key: 'at', fixed: true, title: t('at'), width: 150, rank: 1, card: 'figure' },
      render: (row) => moment(row.at),
    },
    {
      ...{ key: 'who', title: t('who'), width: 188, card: 'fact' },
      render: (row) => row.accountName,
      under: (row) => row.ip,
    },
    {
      ...{ key: 'action', title: t('action'), width: 148, rank: 1, card: 'state' },
      render: (row) => inWords(recordWords[row.entity]).action(row.action),
    },
    {
      ...{ key: 'entity', title: t('entity'), least: 180, rank: 1, card: 'title' },
      render: ({ entity, entityId, title }) => (
        <Button look="link" onClick={() => list.ask({ entity, entityId })}>
          {title || inWords(recordWords[entity]).kind}
          <span className="visually-hidden">{t('thisRecord')}</span>
        </Button>
      ),
      under: ({ entity, title }) => title && inWords(recordWords[entity]).kind,
    },
    ...(propertyId
      ? []
      : [
          {
            ...{ key: 'property', title: t('property'), width: 168 },
            render: (row: { propertyName: string | null }) => row.propertyName ?? t('mainAdmin'),
          },
        ]),
    {
      ...{ key: 'changes', title: t('changes'), least: 240 },
      render: (row) => <Changes entry={row} words={recordWords[row.entity]} />,
    },
  ]);
  const { page: _page, limit: _limit, ...asked } = list.query;
  return (
    <>
      <ScreenHeader title={t('title')} />
      <AuditFilters
        list={list}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {can('audit:export') && (
              <ExportButton
                list={list}
                endpoint={auditEndpoints.download}
                call={{ query: asked }}
              />
            )}
          </>
        }
      />
      {list.total >= auditTotalMost && (
        <p>{t('capped', { total: auditTotalMost.toLocaleString('en-US') })}</p>
      )}
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), lead: t('emptyLead') }}
        pageSizes={[20, 50, 100]}
        columns={columns}
      />
    </>
  );
}
