import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import { LazyNewsForm } from '@/portal/areas/news/form/LazyNewsForm';
import { listAddress } from '@/portal/areas/news/list-address';
import { itemCall } from '@/portal/areas/news/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live';
import { usePermission } from '@/portal/kit/permission';
import { ReadFailed } from '@/portal/kit/ReadFailed';
import { Panel, SkeletonRows } from '@/portal/ui/Panel';
import { Item } from './Item';
import styles from './Item.module.css';
import { useMarkNewsRead } from './use-mark-news-read';

/**
 * One piece of news: what residents see, where it stands, what can be done now, and who has
 * read it; with `edit=1` in the address, the form to change it.
 */
export function NewsItemScreen() {
  const { t } = useTranslation(['news', 'common']);
  const { query, replace } = useRouter();
  const can = usePermission();
  const { answer, reading, reload } = useReader(newsEndpoints.get, itemCall(query));
  useLive('news', reload);
  // What an action here has made of it, until the reading has caught up.
  const [made, setMade] = useState<News>();
  const isLater = made && made.id === answer?.id && made.version > answer.version;
  const news = isLater ? made : answer;
  useMarkNewsRead(news);

  const back = (
    <p className={styles.back}>
      ← <Link href={listAddress.last()}>{t('item.back')}</Link>
    </p>
  );
  if (reading.status === 'failed' && !news) {
    const isMissing = ['NOT_FOUND', 'INVALID'].includes(reading.error.code);
    return (
      <>
        {back}
        {isMissing ? (
          <Panel role="alert" title={t('item.missing')}>
            {t('item.missingLead')}
          </Panel>
        ) : (
          <ReadFailed error={reading.error} onRetry={reload} />
        )}
      </>
    );
  }
  if (!news) return <SkeletonRows rows={6} label={t('common:list.loading')} />;
  const changed = (next: News) => {
    setMade(next);
    reload();
  };
  if (query.edit === '1' && can('news:edit')) {
    const leave = () => void replace({ pathname: '/news/[id]', query: { id: news.id } });
    return (
      <LazyNewsForm
        news={news}
        onSaved={(saved) => {
          changed(saved);
          leave();
        }}
      />
    );
  }
  return (
    <>
      {back}
      <Item news={news} reload={reload} onChanged={changed} />
    </>
  );
}
