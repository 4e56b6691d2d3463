import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ParcelFlow } from '@/contracts/parcel/reports';
import { bangkok } from '@/portal/kit/text/dates';
import styles from './ParcelAges.module.css';

const dayBefore = (days: number) => bangkok(Date.now()).subtract(days, 'day').format('YYYY-MM-DD');

/** How long the waiting parcels have waited, each figure a bar and the way to its rows. */
export function ParcelAges({ ageing }: Pick<ParcelFlow, 'ageing'>) {
  const { t } = useTranslation('common');
  const most = Math.max(1, ...ageing.map(({ count }) => count));
  return (
    <ul className={styles.ages}>
      {ageing.map(({ upTo, count, late }, i) => {
        const from = (ageing[i - 1]?.upTo ?? -1) + 1;
        const days = from === upTo ? t('ages.one', { n: from }) : t('ages.span', { from, upTo });
        const name = upTo === 0 ? t('ages.today') : upTo === null ? t('ages.more', { from }) : days;
        const arrived = {
          receivedTo: dayBefore(from),
          ...(upTo !== null && { receivedFrom: dayBefore(upTo) }),
        };
        return (
          <li key={name}>
            <Link
              href={{ pathname: '/parcels', query: { status: 'waiting', ...arrived } }}
              prefetch={false}
              data-late={late || undefined}
            >
              <span>{late ? t('ages.late', { days: name }) : name}</span>
              <i hidden={count === 0} style={{ inlineSize: `${(100 * count) / most}%` }} />
              <b>{t('ages.count', { n: count.toLocaleString('en-US') })}</b>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
