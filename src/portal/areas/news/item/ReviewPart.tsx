import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { newsStates } from '@/contracts/news/news-state';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Item.module.css';
import type { Verdict } from './ReviewDialog';
import type { StateProps } from './state-props';

const ReviewDialog = dynamic(() => import('./ReviewDialog').then((m) => m.ReviewDialog), {
  ssr: false,
});

const verdicts = ['approved', 'rejected'] as const;

/** Who has reviewed news, when and why. */
export function Reviewed({ news }: Pick<StateProps, 'news'>) {
  const { t } = useTranslation('news');
  const { moment } = useDates();
  if (!news.reviewedAt) return null;
  return (
    <blockquote className={styles.review} data-review={news.review}>
      <p>
        {t(`item.reviewed.${news.review}`, {
          by: news.reviewedBy,
          at: moment(news.reviewedAt),
        })}
      </p>
      {news.reviewNote && <p className={styles.note}>{news.reviewNote}</p>}
    </blockquote>
  );
}

/** Whether somebody may decide on news here, and whether it is their own. */
export function useReview({ news }: Pick<StateProps, 'news'>) {
  const can = usePermission();
  const { propertyId } = usePerson();
  // At the main admin every property's news may be reviewed.
  const isHere = news.own || propertyId === null;
  const isOpen = newsStates[news.publishState].review && isHere && can('news:approve');
  // An emergency waits for nobody.
  const isOwnToWait = news.writtenByMe && news.review === 'pending' && news.type === 'ordinary';
  return { mayReview: isOpen && !news.writtenByMe, waitsForOthers: isOpen && isOwnToWait };
}

/** The decision, for who may take it. */
export function ReviewDeeds(props: StateProps) {
  const { news } = props;
  const { t } = useTranslation('news');
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <>
      {verdicts
        .filter((one) => one !== news.review)
        .reverse()
        .map((one) => (
          <Button
            key={one}
            look={one === 'approved' ? 'primary' : 'plain'}
            tone={one === 'approved' ? 'brand' : 'bad'}
            onClick={() => setVerdict(one)}
          >
            {t(`item.verdicts.${one}`)}
          </Button>
        ))}
      {verdict && (
        <ReviewDialog {...props} verdict={verdict} onClose={() => setVerdict(undefined)} />
      )}
    </>
  );
}
