import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { itemCall } from '@/portal/areas/orders/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Item } from './Item';
import styles from './Item.module.css';

/** One order: what is wanted, where it stands, how it came there, and what can be done now. */
export function OrderScreen() {
  const { t } = useTranslation('orders');
  const { query } = useRouter();
  const read = useReader(orderEndpoints.get, itemCall(query));
  const { answer, reading, reload } = read;
  useLive('orders', reload);
  const missing = { title: t('missing'), lead: t('missingLead') };
  return (
    <>
      <p className={styles.back}>
        ← <Link href="/orders">{t('back')}</Link>
      </p>
      {answer && reading.status !== 'failed' ? (
        <Item key={answer.id} order={answer} reload={reload} />
      ) : (
        <Awaited read={read} rows={6} missing={missing} />
      )}
    </>
  );
}
