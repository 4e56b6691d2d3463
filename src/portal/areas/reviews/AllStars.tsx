import { useTranslation } from 'next-i18next/pages';
import type { reviewEndpoints } from '@/contracts/admin-order/review';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePerson } from '@/portal/kit/page/person';
import { Name } from '@/portal/ui/words/Name';
import { meanOf } from './mean';
import styles from './Reviews.module.css';

/** The services that were reviewed, each with the mean of its stars; its name leads to them over time. */
export function AllStars(props: { services: ReplyOf<typeof reviewEndpoints.services> }) {
  const { t } = useTranslation('reviews');
  const { propertyId } = usePerson();
  return (
    <ul className={styles.services} aria-label={t('byService')}>
      {props.services.map(({ id, nameTh, placeTh, ...given }) => (
        <li key={id}>
          <RowLink href={`/reviews?serviceId=${id}`}>{nameTh}</RowLink>
          {!propertyId && placeTh && (
            <span className={styles.soft}>
              <Name>{placeTh}</Name>
            </span>
          )}
          <span>
            <b>{meanOf(given)}</b> {t('outOf', { count: given.count })}
          </span>
        </li>
      ))}
    </ul>
  );
}
