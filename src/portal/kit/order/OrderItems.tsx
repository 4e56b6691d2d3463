import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAction } from '@/portal/kit/calls/use-action';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import type { OrderCalls } from './OrderDialog';
import { type Ordered, OrderList } from './OrderList';

/** Asks for the order of things that the screen shows already, and saves it. */
export function OrderItems(props: {
  items: readonly Ordered[];
  order: OrderCalls['order'];
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  const [items, setItems] = useState(props.items);
  const [save, saving] = useAction(props.order, {
    done: () => {
      notice.success(t('form.saved'));
      props.onDone();
    },
  });
  return (
    <Dialog title={t('order.title')} onClose={props.onClose}>
      <p>{t('order.lead')}</p>
      <OrderList items={items} onOrder={setItems} />
      <DialogFoot onCancel={props.onClose}>
        <Button
          look="primary"
          busy={saving}
          onClick={() => void save({ body: { ids: items.map(({ id }) => id) } })}
        >
          {t('form.save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
