import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import { LazyNewsForm } from '@/portal/areas/news/form/LazyNewsForm';
import { itemCall } from '@/portal/areas/news/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { listAddress } from '@/portal/kit/list/list-address';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Item } from './Item';
import { useMarkNewsRead } from './use-mark-news-read';

/**
 * One piece of news: what residents see, where it stands, what can be done now, and who has
 * read it; with `edit=1` in the address, the form to change it.
 */
export function NewsItemScreen() {
  const { t } = useTranslation('news');
  const { query, replace } = useRouter();
  const can = usePermission();
  const read = useReader(newsEndpoints.get, itemCall(query));
  const { answer, reload } = read;
  useLive('news', reload);
  // What an action here has made of it, until the reading has caught up.
  const [made, setMade] = useState<News>();
  const isLater = made && made.id === answer?.id && made.version > answer.version;
  const news = isLater ? made : answer;
  useMarkNewsRead(news);

  const back = <BackLink href={listAddress('/news')}>{t('title')}</BackLink>;
  if (!news) {
    const missing = { title: t('item.missing'), lead: t('item.missingLead') };
    return (
      <>
        {back}
        <Awaited read={read} rows={6} missing={missing} />
      </>
    );
  }
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
    <div data-wide="record">
      {back}
      <Item news={news} reload={reload} onChanged={changed} />
    </div>
  );
}
