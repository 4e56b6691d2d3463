import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type AuditEntry, auditEndpoints, auditTotalMost } from '@/contracts/auth/audit';
import { recordWords } from '@/contracts/features/record-words';
import { ChangedFields } from '@/portal/kit/audit/ChangedFields';
import { FirstChange } from '@/portal/kit/audit/FirstChange';
import { useAuditWords } from '@/portal/kit/audit/use-audit-words';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Audit.module.css';
import { AuditFilters } from './AuditFilters';

/** Who changed what, when and from where; newest first. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const { date, moment, time, weekday } = useDates();
  const { propertyId } = usePerson();
  const inWords = useAuditWords();
  const can = usePermission();
  const list = useList(auditEndpoints.list);
  const { columns, choice } = useColumnChoice<AuditEntry>('audit', [
    {
      ...{ key: 'at', fixed: true, title: t('at'), width: 84, rank: 1, card: 'figure', calm: true },
      render: (row) => time(row.at),
      whole: (row) => moment(row.at),
    },
    {
      ...{ key: 'who', title: t('who'), width: 188, rank: 1, card: 'fact' },
      render: (row) => <Name>{row.accountName}</Name>,
    },
    {
      ...{ key: 'action', title: t('action'), width: 184, rank: 1, card: 'state' },
      render: ({ entity, action }) => {
        const words = inWords(recordWords[entity]);
        return <Tag tone={words.meaning(action)}>{words.action(action)}</Tag>;
      },
    },
    {
      ...{ key: 'entity', title: t('entity'), least: 200, rank: 1, card: 'title' },
      render: ({ entity, entityId, title }) => (
        <button
          type="button"
          className={styles.named}
          onClick={() => list.ask({ entity, entityId })}
        >
          {inWords(recordWords[entity]).kind} {title}
          <span className="visually-hidden">{t('thisRecord')}</span>
        </button>
      ),
    },
    {
      ...{ key: 'property', title: t('property'), width: 168, rank: 3, shown: !propertyId },
      render: (row) => row.propertyName ?? t('mainAdmin'),
    },
    {
      ...{ key: 'changes', title: t('changes'), least: 240 },
      render: (row) => <FirstChange entry={row} words={recordWords[row.entity]} />,
    },
  ]);
  const whole = useMemo(
    () => ({
      label: t('whole'),
      render: (row: AuditEntry) => (
        <div className={styles.whole}>
          <p>
            {[moment(row.at), row.accountName, row.ip, row.propertyName]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ChangedFields entry={row} words={recordWords[row.entity]} />
        </div>
      ),
    }),
    [t, moment],
  );
  const dayOf = ({ at }: AuditEntry) => {
    const day = bangkokDay(at);
    return `${weekday(day)} ${date(day)}`;
  };
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
        dense={choice.dense}
        group={dayOf}
        detail={whole}
      />
    </>
  );
}
