import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { News } from '@/contracts/news/news';
import { newsStates, undoSeconds } from '@/contracts/news/news-state';
import { NewsTag, ReviewTag } from '@/portal/areas/news/Tags';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useDates } from '@/portal/kit/text/dates';
import { Hero } from '@/portal/ui/layout/Hero';
import { Moves } from './Moves';
import { ReviewDeeds, Reviewed, useReview } from './ReviewPart';
import type { StateProps } from './state-props';
import { UndoBar } from './UndoBar';

/** Where news stands, in words, and everything that this person may do about it now. */
export function StatePanel(props: StateProps) {
  const { news } = props;
  const { t } = useTranslation('news');
  const { moment } = useDates();
  const can = usePermission();
  const mayEdit = can('news:edit');
  const { propertyId } = usePerson();
  const mayMove = news.own && mayEdit;
  const { mayReview, waitsForOthers } = useReview(props);
  // By this browser's clock, which need not be the services' one.
  const [undoUntil, setUndoUntil] = useState<number>();

  function onChanged(changed: News) {
    setUndoUntil(changed.announceAt ? Date.now() + undoSeconds * 1000 : undefined);
    props.onChanged(changed);
  }

  const { publishState, announceAt, publishAt, publishedAt } = news;
  const at = publishState === 'scheduled' ? publishAt : publishedAt;
  const said =
    publishState === 'draft' || publishState === 'unpublished'
      ? standing(news, can('news:approve') && (news.own || propertyId === null))
      : publishState;
  const limit = mayEdit ? limitOf(news, propertyId) : readingAlone(news);
  const isUndoable = mayMove && publishState === 'published' && announceAt;
  return (
    <Hero
      label={t('state')}
      state={
        <>
          <NewsTag news={news} big /> {publishState === 'unpublished' && <ReviewTag news={news} />}
        </>
      }
      next={
        <>
          <p>{t(`item.standing.${said}`, { at: at && moment(at) })}</p>
          <Reviewed news={news} />
          {waitsForOthers && (
            <p>
              {t('item.ownReview')}{' '}
              {can('property-settings:edit') && (
                <Link href={{ pathname: '/admin/property', query: { tab: '6' } }} prefetch={false}>
                  {t('item.reviewers')}
                </Link>
              )}
            </p>
          )}
          {limit && <p>{t(`item.limits.${limit}`)}</p>}
          {isUndoable && (
            <UndoBar {...props} onChanged={onChanged} until={undoUntil ?? Date.parse(announceAt)} />
          )}
        </>
      }
    >
      {(mayReview || mayMove) && (
        <>
          {mayReview && <ReviewDeeds {...props} />}
          {mayMove && <Moves {...props} onChanged={onChanged} />}
        </>
      )}
    </Hero>
  );
}

/** What news that nobody sees waits for; of another's for who reviews here. */
function standing({ review, type, writtenByMe }: News, mayReview: boolean) {
  if (type === 'ordinary' && review === 'pending' && mayReview && !writtenByMe) return 'toReview';
  if (type === 'ordinary' || review === 'approved') return review;
  return review === 'pending' ? 'emergency' : 'rejectedEmergency';
}

/** Why somebody who edits news cannot do so with this one now. */
function limitOf({ own, publishState }: News, propertyId: string | null) {
  if (!own) return propertyId ? 'ofPlatform' : 'ofProperty';
  if (newsStates[publishState].edit) return undefined;
  return publishState === 'scheduled' ? 'scheduled' : 'published';
}

/** Whoever may only read is told so where others would have something to do. */
const readingAlone = ({ publishState }: News) =>
  publishState === 'published' ? undefined : 'readOnly';
