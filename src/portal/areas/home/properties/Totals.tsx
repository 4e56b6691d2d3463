import { useTranslation } from 'next-i18next/pages';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Faring } from '@/contracts/master-data/property-board';
import type { Measure } from '@/contracts/master-data/property-limits';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useCountText } from '@/portal/kit/list/use-count-text';
import { SumStrip } from '@/portal/ui/layout/SumStrip';

/** The list's filter for what waits for an approval; an emergency waits for none. */
const toReview = { publishState: 'draft', type: 'ordinary', review: 'pending' } as const;
/** The call whose total says how much waits. */
export const reviewCall = { query: { ...toReview, limit: 1 } };

/** What all properties come to, and the platform's news to review. */
export function Totals({ rows }: { rows: readonly Faring[] }) {
  const { t } = useTranslation('home');
  const countText = useCountText();
  const news = useLiveReader(newsEndpoints.list, reviewCall).answer;
  const sum = (of: 'parcelsLate' | 'suggestionsLate' | 'membersWaiting' | 'overdue' | 'units') =>
    rows.reduce((all, row) => all + row[of], 0);
  const count = (n: number) => n.toLocaleString('en-US');
  /** In how many properties. */
  const places = (of: 'parcelsLate' | 'suggestionsLate' | 'membersWaiting' | 'overdue') => {
    const n = rows.filter((row) => row[of] > 0).length;
    return n > 0 ? t('faring.places', { n: count(n) }) : undefined;
  };
  /** The table below, those first to which most of the sum belongs. */
  const by = (measure: Measure) => ({ pathname: '/', query: { sort: `-${measure}` } });
  return (
    <SumStrip
      label={t('faring.totals')}
      sums={[
        {
          ...{ name: 'properties', label: t('faring.inUse'), figure: count(rows.length) },
          count: t('faring.units', { n: count(sum('units')) }),
          href: '/admin/properties',
        },
        {
          ...{ name: 'parcels', label: t('faring.parcelsLate'), figure: count(sum('parcelsLate')) },
          ...{ count: places('parcelsLate'), href: by('parcelsLate') },
        },
        {
          ...{ name: 'suggestions', label: t('faring.suggestionsLate') },
          ...{ figure: count(sum('suggestionsLate')), late: sum('suggestionsLate') > 0 },
          ...{ count: places('suggestionsLate'), href: by('suggestionsLate') },
        },
        {
          ...{ name: 'members', label: t('faring.membersWaiting') },
          ...{ figure: count(sum('membersWaiting')), href: by('membersWaiting') },
          count: places('membersWaiting'),
        },
        {
          ...{ name: 'overdue', label: t('faring.overdue'), figure: showBaht(sum('overdue')) },
          ...{ count: places('overdue'), href: by('overdue') },
        },
        {
          ...{ name: 'news', label: t('newsToReview') },
          figure: news ? countText(news.total, news.atLeast ?? false) : '–',
          href: { pathname: '/news', query: toReview },
        },
      ]}
    />
  );
}
