import { useTranslation } from 'next-i18next/pages';
import type { reviewEndpoints } from '@/contracts/admin-order/review';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { usePerson } from '@/portal/kit/page/person';
import { SumStrip } from '@/portal/ui/layout/SumStrip';
import { meanOf } from './mean';

/** The services that were reviewed, each with the mean of its stars; it leads to them over time. */
export function AllStars(props: { services: ReplyOf<typeof reviewEndpoints.services> }) {
  const { t } = useTranslation('reviews');
  const { propertyId } = usePerson();
  const all = {
    count: props.services.reduce((n, { count }) => n + count, 0),
    sum: props.services.reduce((n, { sum }) => n + sum, 0),
  };
  return (
    <SumStrip
      label={t('byService')}
      sums={[
        {
          name: 'all',
          label: t('overall'),
          figure: meanOf(all),
          count: t('outOf', { count: all.count }),
          href: { pathname: '/reviews', query: {} },
        },
        ...props.services.map(({ id, nameTh, placeTh, ...given }) => ({
          name: id,
          label: [nameTh, !propertyId && placeTh].filter(Boolean).join(' · '),
          figure: meanOf(given),
          count: t('outOf', { count: given.count }),
          href: { pathname: '/reviews', query: { serviceId: id } },
        })),
      ]}
    />
  );
}
