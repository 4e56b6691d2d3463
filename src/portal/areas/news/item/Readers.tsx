import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { flag } from '@/contracts/kit/fields/fields';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { NewsReaders } from '@/contracts/news/news-readers';
import { addressQuery } from '@/portal/kit/address/address-query';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterTools } from '@/portal/kit/list/FilterBar';
import { ListPager } from '@/portal/kit/list/ListPager';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import styles from './Readers.module.css';
import { Shares } from './Shares';
import { usePeopleColumns } from './use-people-columns';

const parseQuery = addressQuery(
  pageQuery(50).pick({ page: true, limit: true }).extend({ unread: flag.optional() }),
);

/** Who has read news, or who has not, and how much of each property has. */
export function Readers({ id }: { id: string }) {
  const { t } = useTranslation('news');
  const { query: asked, go } = useAddress();
  const query = parseQuery(asked);
  const read = useReader(newsEndpoints.readers, { query: { id, ...query } });
  const { answer, reading } = read;
  useLive('news', read.reload);
  const can = usePermission();
  const { columns, choice } = usePeopleColumns(query.unread ?? false);
  // An earlier page stays in sight until the next one is here.
  const last = useRef<NewsReaders>(undefined);
  if (answer) last.current = answer;

  const address = (change: object) => ({
    pathname: '/news/[id]',
    query: { id, tab: 'readers', ...change },
  });

  const shown = reading.status === 'failed' ? answer : last.current;
  if (!shown) return <Awaited read={read} rows={5} />;
  return (
    <>
      <Shares properties={shown.properties} />
      <nav className={styles.sides} aria-label={t('item.tabs.readers')}>
        {(['read', 'unread'] as const).map((name) => (
          <Link
            key={name}
            href={address(name === 'unread' ? { unread: 'true' } : {})}
            shallow
            scroll={false}
            aria-current={(name === 'unread') === Boolean(query.unread) ? 'page' : undefined}
          >
            {t(`item.readers.${name}`)}
          </Link>
        ))}
      </nav>
      <FilterTools>
        <ColumnChoice choice={choice} />
        {can('news:export') && (
          <ExportButton
            list={{ total: shown.total, atLeast: false }}
            endpoint={newsEndpoints.readersDownload}
            call={{ query: { id, unread: query.unread } }}
          />
        )}
      </FilterTools>
      {shown.rows.length === 0 ? (
        <Panel title={t(query.unread ? 'item.readers.allRead' : 'item.readers.noneRead')} />
      ) : (
        <>
          <DataTable
            label={t(`item.readers.${query.unread ? 'unread' : 'read'}`)}
            rows={shown.rows.map((row) => ({ ...row, id: row.propertyId + row.accountId }))}
            columns={columns}
            stale={!answer}
          />
          <ListPager
            {...query}
            shown={shown.rows.length}
            total={shown.total}
            sizes={[20, 50, 100]}
            onPage={(page) => go({ page })}
            onLimit={(limit) => go({ limit, page: undefined })}
          />
        </>
      )}
    </>
  );
}
