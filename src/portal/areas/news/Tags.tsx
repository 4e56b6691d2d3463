import { useTranslation } from 'next-i18next/pages';
import type { NewsRow } from '@/contracts/news/news';
import type { NewsType, PublishState, Review } from '@/contracts/news/news-state';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

const stateTones: Record<PublishState, Tone> = {
  draft: 'plain',
  scheduled: 'brand',
  published: 'good',
  unpublished: 'plain',
};

const reviewTones: Record<Review, Tone> = { pending: 'warn', approved: 'good', rejected: 'bad' };

/** How far news is on its way to its readers, in a word. */
export function StateTag({ state }: { state: PublishState }) {
  const { t } = useTranslation('news');
  return <Tag tone={stateTones[state]}>{t(`states.${state}`)}</Tag>;
}

/** What became of the review; left out where nobody waits for it any more. */
export function ReviewTag({ news }: { news: Pick<NewsRow, 'publishState' | 'review'> }) {
  const { t } = useTranslation('news');
  if (news.publishState === 'published' || news.publishState === 'scheduled') return null;
  return <Tag tone={reviewTones[news.review]}>{t(`reviews.${news.review}`)}</Tag>;
}

/** Says that news is an emergency; ordinary news goes without saying. */
export function EmergencyTag({ type }: { type: NewsType }) {
  const { t } = useTranslation('news');
  return type === 'emergency' ? <Tag tone="bad">{t('types.emergency')}</Tag> : null;
}
