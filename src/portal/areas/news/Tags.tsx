import { useTranslation } from 'next-i18next/pages';
import type { NewsRow } from '@/contracts/news/news';
import {
  type NewsType,
  type PublishState,
  publishMeanings,
  reviewMeanings,
} from '@/contracts/news/news-state';
import { Tag } from '@/portal/ui/words/Tag';

/** How far news is on its way to its readers, in a word. */
export function StateTag({ state, big = false }: { state: PublishState; big?: boolean }) {
  const { t } = useTranslation('news');
  return (
    <Tag tone={publishMeanings[state]} big={big}>
      {t(`states.${state}`)}
    </Tag>
  );
}

/** What became of the review; left out where nobody waits for it any more. */
export function ReviewTag({ news }: { news: Pick<NewsRow, 'publishState' | 'review'> }) {
  const { t } = useTranslation('news');
  if (news.publishState === 'published' || news.publishState === 'scheduled') return null;
  return <Tag tone={reviewMeanings[news.review]}>{t(`reviews.${news.review}`)}</Tag>;
}

/** Says that news is an emergency; ordinary news goes without saying. */
export function EmergencyTag({ type }: { type: NewsType }) {
  const { t } = useTranslation('news');
  return type === 'emergency' ? <Tag tone="failed">{t('types.emergency')}</Tag> : null;
}

/** The one of the two that matters now: what waits for a review, or was rejected, goes nowhere else. */
export function NewsTag(props: { news: Pick<NewsRow, 'publishState' | 'review'>; big?: boolean }) {
  const { news, big = false } = props;
  const { t } = useTranslation('news');
  const { publishState, review } = news;
  if (publishState !== 'draft') return <StateTag state={publishState} big={big} />;
  // What was approved is not out: somebody has to publish it.
  const tone = review === 'approved' ? 'needs' : reviewMeanings[review];
  return (
    <Tag tone={tone} big={big}>
      {t(review === 'approved' ? 'toPublish' : `reviews.${review}`)}
    </Tag>
  );
}
