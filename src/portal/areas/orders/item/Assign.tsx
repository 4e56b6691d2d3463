import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type OrderDetail, orderEndpoints } from '@/contracts/admin-order/order';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Button } from '@/portal/ui/actions/Button';
import { FootDeeds } from '@/portal/ui/actions/FootDeeds';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import styles from './Item.module.css';

interface Props {
  order: OrderDetail;
  busy: boolean;
  onAssign: (vendorId: string) => void;
}

/** Gives an order to a vendor: who does such work there is offered first, and proposed. */
export function Assign({ order, busy, onAssign }: Props) {
  const { t } = useTranslation('orders');
  const { answer, reload } = useReader(orderEndpoints.vendors, { params: { id: order.id } });
  useLive('vendors', reload);
  const [chosen, setChosen] = useState('');
  if (!answer) return null;
  const others = answer.filter(({ id }) => id !== order.vendorId);
  const [first] = others;
  if (!first) return answer.length > 0 ? null : <p className={styles.soft}>{t('noVendor')}</p>;
  const fits = first.doesIt && first.servesThere ? first.id : '';
  const vendorId = chosen || fits;
  const nameOf = ({ name, doesIt, servesThere }: (typeof answer)[number]) =>
    servesThere ? (doesIt ? name : t('notTheirs', { name })) : t('notThere', { name });
  const deed = (
    <Button
      look={order.vendorId ? 'plain' : 'primary'}
      disabled={busy || !vendorId}
      onClick={() => onAssign(vendorId)}
    >
      {t(order.vendorId ? 'reassign' : 'assignIt')}
    </Button>
  );
  return (
    <div className={styles.assign}>
      <Labelled label={t('assign')}>
        <Select value={vendorId} disabled={busy} onChange={({ target }) => setChosen(target.value)}>
          {!vendorId && <option value="">{t('choose')}</option>}
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Labelled>
      {order.vendorId ? deed : <FootDeeds>{deed}</FootDeeds>}
    </div>
  );
}
