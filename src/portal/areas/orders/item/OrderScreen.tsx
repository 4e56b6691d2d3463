import { useRouter } from 'next/router';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { itemCall } from '@/portal/areas/orders/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { Item } from './Item';

/** One order: what is wanted, where it stands, how it came there, and what can be done now. */
export function OrderScreen() {
  const { query } = useRouter();
  const read = useReader(orderEndpoints.get, itemCall(query));
  useLive('orders', read.reload);
  return (
    <RecordPage read={read} list="/orders" texts="orders">
      {(order) => <Item key={order.id} order={order} reload={read.reload} />}
    </RecordPage>
  );
}
