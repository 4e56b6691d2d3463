import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { ZodType } from 'zod';
import type { CallOf, Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint, RowOf } from '@/contracts/kit/calls/list-endpoint';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAction } from '@/portal/kit/calls/use-action';
import { type Ordered, OrderList } from '@/portal/kit/order/OrderList';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { Button } from '@/portal/ui/actions/Button';

/** The calls that an order is made with. */
export interface OrderCalls {
  list: ListEndpoint;
  order: Endpoint<ZodType<{ body: { ids: string[] } }, { body: { ids: string[] } }>>;
}

interface Props<E extends OrderCalls> {
  endpoints: E;
  /** Which of the list's records have an order of their own; all of them where nothing is said. */
  among?: object;
  nameOf: (row: RowOf<E['list']>) => string;
  onDone: () => void;
  onClose: () => void;
}

/** Shows a list's records in their order and saves the one that they are put into. */
export function OrderDialog<E extends OrderCalls>(props: Props<E>) {
  const { endpoints, among, nameOf, onDone, onClose } = props;
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [items, setItems] = useState<Ordered[] | 'failed'>();
  const [save, saving] = useAction(endpoints.order, {
    done: () => {
      notice.success(t('form.saved'));
      onDone();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens.
  useEffect(() => {
    const query = { ...among, sort: 'position', limit: 200 };
    dispatch(callEndpoint(endpoints.list as ListEndpoint, { query } as CallOf<ListEndpoint>))
      .unwrap()
      .then(({ rows }) =>
        setItems(
          (rows as ({ id: string } & RowOf<E['list']>)[]).map((row) => ({
            id: row.id,
            name: nameOf(row),
          })),
        ),
      )
      .catch(() => setItems('failed'));
  }, []);

  const isReady = Array.isArray(items);
  return (
    <Dialog title={t('order.title')} onClose={onClose}>
      <p>{t('order.lead')}</p>
      {items === 'failed' && <Alert type="error" title={t('list.failed')} />}
      {isReady && <OrderList items={items} onOrder={setItems} />}
      {items === undefined && <Skeleton active />}
      <DialogFoot onCancel={onClose}>
        <Button
          look="primary"
          busy={saving}
          disabled={!isReady || items.length < 2}
          onClick={() => isReady && save({ body: { ids: items.map(({ id }) => id) } })}
        >
          {t('form.save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
