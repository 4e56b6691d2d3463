import { ArrowUpDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useState } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { usePermission } from '@/portal/kit/page/permission';
import type { Records } from '@/portal/kit/records/use-records';
import { Button } from '@/portal/ui/actions/Button';

type Dialog = typeof import('@/portal/kit/order/OrderDialog').OrderDialog;
const OrderDialog = dynamic(
  () => import('@/portal/kit/order/OrderDialog').then((m) => m.OrderDialog as ComponentType),
  { ssr: false },
) as unknown as Dialog;

interface Props<Row, Query extends PageQuery> {
  records: Records<Row, Query>;
  /** The filters of those that have an order of their own; of all: `{}`. */
  among: object;
  nameOf: (row: Row) => string;
}

/** Opens the order of a list's records, for who may change it. */
export function OrderButton<Row, Query extends PageQuery>(props: Props<Row, Query>) {
  const { records, among, nameOf } = props;
  const { list, order } = records.endpoints;
  const { t } = useTranslation('common');
  const can = usePermission();
  const [isOpen, setOpen] = useState(false);
  if (!order || !can(`${records.feature}:edit`)) return null;
  return (
    <>
      <Button icon={<ArrowUpDown />} onClick={() => setOpen(true)}>
        {t('order.title')}
      </Button>
      {isOpen && (
        <OrderDialog
          endpoints={{ list, order }}
          among={among}
          nameOf={(row) => nameOf(row as Row)}
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
