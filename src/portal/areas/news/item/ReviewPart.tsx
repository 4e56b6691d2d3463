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

/** Who has reviewed news, when and why; and for who may, the decision. */
export function ReviewPart(props: StateProps) {
  const { news } = props;
  const { t } = useTranslation('news');
  const { moment } = useDates();
  const can = usePermission();
  const { propertyId } = usePerson();
  const [verdict, setVerdict] = useState<Verdict>();

  // At the main admin every property's news may be reviewed.
  const isHere = news.own || propertyId === null;
  const isOpen = newsStates[news.publishState].review && isHere && can('news:approve');
  // An emergency waits for nobody.
  const isOwnToWait = news.writtenByMe && news.review === 'pending' && news.type === 'ordinary';
  const offered = verdicts.filter((one) => one !== news.review);
  return (
    <>
      {news.reviewedAt && (
        <blockquote className={styles.review} data-review={news.review}>
          <p>
            {t(`item.reviewed.${news.review}`, {
              by: news.reviewedBy,
              at: moment(news.reviewedAt),
            })}
          </p>
          {news.reviewNote && <p className={styles.note}>{news.reviewNote}</p>}
        </blockquote>
      )}
      {isOpen && isOwnToWait && <p className={styles.soft}>{t('item.ownReview')}</p>}
      {isOpen && !news.writtenByMe && (
        <div className={styles.buttons}>
          {offered.map((one) => (
            <Button
              key={one}
              look={one === 'approved' ? 'primary' : 'plain'}
              tone={one === 'approved' ? 'brand' : 'bad'}
              onClick={() => setVerdict(one)}
            >
              {t(`item.verdicts.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {verdict && (
        <ReviewDialog {...props} verdict={verdict} onClose={() => setVerdict(undefined)} />
      )}
    </>
  );
}
