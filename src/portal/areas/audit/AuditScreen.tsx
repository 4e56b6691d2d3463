import { useTranslation } from 'next-i18next/pages';
import { auditEndpoints, auditTotalMost } from '@/contracts/auth/audit';
import { Changes } from '@/portal/kit/audit/Changes';
import { useDates } from '@/portal/kit/dates';
import { usePerson } from '@/portal/kit/person';
import { ResourceTable } from '@/portal/kit/ResourceTable';
import { useList } from '@/portal/kit/use-list';
import { Button } from '@/portal/ui/Button';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './Audit.module.css';
import { AuditFilters } from './AuditFilters';

/** Who changed what, when and from where; newest first. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const { moment } = useDates();
  const { propertyId } = usePerson();
  const list = useList(auditEndpoints.list);
  return (
    <>
      <ScreenHeader title={t('title')} />
      <AuditFilters list={list} />
      {list.total >= auditTotalMost && (
        <p>{t('capped', { total: auditTotalMost.toLocaleString('en-US') })}</p>
      )}
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), lead: t('emptyLead') }}
        pageSizes={[20, 50, 100]}
        columns={[
          { key: 'at', title: t('at'), render: (row) => moment(row.at) },
          {
            key: 'who',
            title: t('who'),
            render: (row) => (
              <span className={styles.who}>
                <b>{row.accountName}</b>
                <small>{row.ip}</small>
              </span>
            ),
          },
          {
            key: 'action',
            title: t('action'),
            render: (row) => t(`actions.${row.action}`, { defaultValue: row.action }),
          },
          {
            key: 'entity',
            title: t('entity'),
            render: ({ entity, entityId }) => (
              <Button look="link" onClick={() => list.ask({ entity, entityId })}>
                {t(`entities.${entity}`, { defaultValue: entity })}
                <span className="visually-hidden">{t('thisRecord')}</span>
              </Button>
            ),
          },
          ...(propertyId
            ? []
            : [
                {
                  key: 'property',
                  title: t('property'),
                  render: (row: { propertyName: string | null }) =>
                    row.propertyName ?? t('mainAdmin'),
                },
              ]),
          { key: 'changes', title: t('changes'), render: (row) => <Changes entry={row} /> },
        ]}
      />
    </>
  );
}
