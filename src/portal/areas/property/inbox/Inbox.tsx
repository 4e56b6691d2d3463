import { useTranslation } from 'next-i18next/pages';
import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { type Notification, notificationEndpoints } from '@/contracts/master-data/notification';
import { useBell } from '@/portal/bell/bell';
import { useMarkRead } from '@/portal/bell/use-mark-read';
import { useOpenNotification } from '@/portal/bell/use-open-notification';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Inbox.module.css';

/** Everything that the property's staff were told, with what the person here has read of it. */
export function Inbox() {
  const { t } = useTranslation('notifications');
  const { moment } = useDates();
  const can = usePermission();
  const list = useList(notificationEndpoints.list);
  useLive('notifications', list.reload);
  const bell = useBell();
  const open = useOpenNotification();
  const [mark, marking] = useMarkRead();

  const { columns, choice } = useColumnChoice<Notification>('notifications', [
    {
      ...{ key: 'message', fixed: true, title: t('message'), least: 280, rank: 1, card: 'title' },
      render: (row) => (
        <div className={styles.message} data-unread={!row.read || undefined}>
          <b>{row.title}</b>
          <p>{row.text}</p>
          {isOwnPath(row.url) && (
            // Here the page that it names is opened, popup or not.
            <Button look="link" onClick={() => open({ ...row, popup: true })}>
              {t('open')}
            </Button>
          )}
        </div>
      ),
    },
    {
      ...{ key: 'by', title: t('by'), width: 188, card: 'fact' },
      render: (row) => (row.by ? <Name>{row.by}</Name> : t('system')),
    },
    {
      ...{ key: 'at', title: t('at'), width: 150, card: 'figure', calm: true },
      render: (row) => moment(row.at),
    },
    {
      ...{ key: 'state', title: t('state'), width: 152, rank: 1, card: 'state' },
      render: (row) => (
        <span className={styles.state}>
          <Tag tone={row.read ? 'off' : 'note'}>{t(row.read ? 'read' : 'unread')}</Tag>
          {!row.read && (
            <Button
              look="link"
              disabled={marking}
              onClick={() => void mark({ body: { ids: [row.id] } })}
            >
              {t('markRead')}
              <span className="visually-hidden">{t('markOne', { title: row.title })}</span>
            </Button>
          )}
        </span>
      ),
    },
  ]);
  const { page: _page, limit: _limit, ...asked } = list.query;
  return (
    <>
      <FilterBar
        list={list}
        search={t('search')}
        tools={
          <>
            {bell && (
              <Button
                disabled={bell.unread === 0}
                busy={marking}
                onClick={() => void mark({ body: { upTo: bell.seq } })}
              >
                {t('readAll')}
              </Button>
            )}
            <ColumnChoice choice={choice} />
            {can('notifications:export') && (
              <ExportButton
                list={list}
                endpoint={notificationEndpoints.download}
                call={{ query: asked }}
              />
            )}
          </>
        }
      >
        <FilterSelect
          list={list}
          name="read"
          label={t('filters')}
          options={[
            { value: 'false', label: t('unread') },
            { value: 'true', label: t('read') },
          ]}
        />
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), lead: t('emptyLead') }}
        columns={columns}
      />
    </>
  );
}
