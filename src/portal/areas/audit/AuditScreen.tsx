import { useTranslation } from 'next-i18next/pages';
import { type AuditEntry, auditEndpoints, auditTotalMost } from '@/contracts/auth/audit';
import { recordWords } from '@/contracts/features/record-words';
import { Changes } from '@/portal/kit/audit/Changes';
import { useAuditWords } from '@/portal/kit/audit/use-audit-words';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterTools } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import styles from './Audit.module.css';
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
    { key: 'at', fixed: true, title: t('at'), render: (row) => moment(row.at) },
    {
      key: 'who',
      title: t('who'),
      render: (row) => (
        <span className={styles.named}>
          <b>{row.accountName}</b>
          <small>{row.ip}</small>
        </span>
      ),
    },
    {
      key: 'action',
      title: t('action'),
      render: (row) => inWords(recordWords[row.entity]).action(row.action),
    },
    {
      key: 'entity',
      title: t('entity'),
      render: ({ entity, entityId, title }) => {
        const { kind } = inWords(recordWords[entity]);
        return (
          <span className={styles.named}>
            <Button look="link" onClick={() => list.ask({ entity, entityId })}>
              {title || kind}
              <span className="visually-hidden">{t('thisRecord')}</span>
            </Button>
            {title && <small>{kind}</small>}
          </span>
        );
      },
    },
    ...(propertyId
      ? []
      : [
          {
            key: 'property',
            title: t('property'),
            render: (row: { propertyName: string | null }) => row.propertyName ?? t('mainAdmin'),
          },
        ]),
    {
      key: 'changes',
      title: t('changes'),
      render: (row) => <Changes entry={row} words={recordWords[row.entity]} />,
    },
  ]);
  const { page: _page, limit: _limit, ...asked } = list.query;
  return (
    <>
      <ScreenHeader title={t('title')} />
      <AuditFilters list={list}>
        <FilterTools>
          <ColumnChoice choice={choice} />
          {can('audit:export') && (
            <ExportButton list={list} endpoint={auditEndpoints.download} call={{ query: asked }} />
          )}
        </FilterTools>
      </AuditFilters>
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
