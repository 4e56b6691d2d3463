import { useTranslation } from 'next-i18next/pages';
import { Trend } from './Trend';

/** How many there were in the last seven days beside the seven before; nothing where there were none. */
export function WeekTrend(props: {
  of: 'parcels' | 'members' | 'news';
  n: number;
  before: number;
}) {
  const { of, n, before } = props;
  const { t } = useTranslation('home');
  if (n === 0 && before === 0) return null;
  const more = n - before;
  const way = more === 0 ? 'same' : more > 0 ? 'more' : 'less';
  const words = { n: n.toLocaleString('en-US'), by: Math.abs(more).toLocaleString('en-US') };
  return <Trend better same text={t(`trend.${of}.${way}`, words)} />;
}
