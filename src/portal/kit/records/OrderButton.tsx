import { ArrowUpDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useState } from 'react';
import type { RowOf } from '@/contracts/kit/calls/list-endpoint';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import type { OrderCalls } from '@/portal/kit/order/OrderDialog';
import { usePermission } from '@/portal/kit/page/permission';
import type { Records } from '@/portal/kit/records/use-records';
import { Button } from '@/portal/ui/actions/Button';

type Dialog = typeof import('@/portal/kit/order/OrderDialog').OrderDialog;
const OrderDialog = dynamic(
  () => import('@/portal/kit/order/OrderDialog').then((m) => m.OrderDialog as ComponentType),
  { ssr: false },
) as unknown as Dialog;

interface Props<E extends OrderCalls, Query extends PageQuery> {
  records: Records<RowOf<E['list']>, Query>;
  endpoints: E;
  among?: object;
  nameOf: (row: RowOf<E['list']>) => string;
}

/** Opens the order of a list's records, for who may change it. */
export function OrderButton<E extends OrderCalls, Query extends PageQuery>(props: Props<E, Query>) {
  const { records, ...order } = props;
  const { t } = useTranslation('common');
  const can = usePermission();
  const [isOpen, setOpen] = useState(false);
  if (!can(`${records.feature}:edit`)) return null;
  return (
    <>
      <Button icon={<ArrowUpDown />} onClick={() => setOpen(true)}>
        {t('order.title')}
      </Button>
      {isOpen && (
        <OrderDialog
          {...order}
          onDone={() => {
            setOpen(false);
            records.list.reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
