import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { news as feature } from '@/contracts/features/content/news';
import { descriptionIn } from '@/contracts/kit/text/languages';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import { newsStates } from '@/contracts/news/news-state';
import { Preview } from '@/portal/areas/news/Preview';
import { EmergencyTag } from '@/portal/areas/news/Tags';
import { titleFor } from '@/portal/areas/news/title';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { RichText } from '@/portal/kit/content/rich-text/RichText';
import { listAddress } from '@/portal/kit/list/list-address';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useLanguage } from '@/portal/kit/text/language';
import { buttonLook } from '@/portal/ui/actions/Button';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { Halves } from '@/portal/ui/layout/Halves';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Facts } from './Facts';
import { StatePanel } from './StatePanel';

const Readers = dynamic(() => import('./Readers').then((m) => m.Readers));
const RecordHistory = dynamic(() =>
  import('@/portal/kit/audit/RecordHistory').then((m) => m.RecordHistory),
);

interface Props {
  news: News;
  reload: () => void;
  onChanged: (news: News) => void;
}

/** News with its tabs, beside where it stands and what can be done with it. */
export function Item({ news, reload, onChanged }: Props) {
  const { t } = useTranslation(['news', 'common']);
  const can = usePermission();
  const language = useLanguage();
  const router = useRouter();
  const { id } = news;

  const [remove, removing] = useAction(newsEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      void router.push(listAddress('/news'));
    },
  });
  const lost = t('item.lost', { title: news.titleTh, n: news.newsFiles.length });
  const isEditable = news.own && newsStates[news.publishState].edit && can('news:edit');
  const isRemovable = news.own && newsStates[news.publishState].remove && can('news:delete');

  const tab = (name: string, title: string, query = {}) => ({
    name,
    title,
    href: { pathname: '/news/[id]', query: { id, ...query } },
  });
  const tabs = [
    tab('preview', t('item.tabs.preview')),
    ...(news.publishedAt ? [tab('readers', t('item.tabs.readers'), { tab: 'readers' })] : []),
    ...(can('audit:view') ? [tab('history', t('item.tabs.history'), { tab: 'history' })] : []),
  ];
  const current = tabs.find(({ name }) => name === router.query.tab)?.name ?? 'preview';

  return (
    <>
      <ScreenHeader title={titleFor(news, language)}>
        <EmergencyTag type={news.type} />
        {isEditable && (
          <Link
            {...buttonLook('plain')}
            href={{ pathname: '/news/[id]', query: { id, edit: '1' } }}
          >
            {t('common:form.edit')}
          </Link>
        )}
        {isRemovable && (
          <MoreMenu>
            <RemoveButton
              lost={lost}
              look="plain"
              busy={removing}
              onRemove={() => remove({ query: { id } })}
            />
          </MoreMenu>
        )}
      </ScreenHeader>
      <StatePanel news={news} onChanged={onChanged} onStale={reload} />
      <Halves side={<Facts news={news} />}>
        <div>
          <LinkTabs label={t('item.views')} tabs={tabs} current={current} />
          {current === 'preview' && (
            <Preview
              news={news}
              text={(shown) => {
                const html = descriptionIn(news, shown);
                return html && <RichText html={html} language={shown} />;
              }}
            />
          )}
          {current === 'readers' && <Readers id={id} />}
          {current === 'history' && <RecordHistory of={feature} kind="news" id={id} />}
        </div>
      </Halves>
    </>
  );
}
