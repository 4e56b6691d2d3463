import { useTranslation } from 'next-i18next/pages';
import type { OrderDetail } from '@/contracts/admin-order/order';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Item.module.css';

/** How an order came to be where it stands, the newest first. */
export function Way({ events }: Pick<OrderDetail, 'events'>) {
  const { t } = useTranslation('orders');
  const { moment } = useDates();
  return (
    <Section title={t('way')}>
      <ol className={styles.way}>
        {[...events].reverse().map(({ id, from, to, reason, vendorName, at, by }) => (
          <li key={id}>
            <b>
              {from
                ? t('event', { from: t(`values.status.${from}`), to: t(`values.status.${to}`) })
                : t('arrived')}
            </b>
            {vendorName && <span>{` · ${vendorName}`}</span>}
            {reason && <p>{reason}</p>}
            <p className={styles.soft}>
              <time dateTime={at}>{moment(at)}</time> {t('by', { by })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
