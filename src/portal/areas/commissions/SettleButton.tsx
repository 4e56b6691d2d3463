import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { commissionEndpoints, type Owed } from '@/contracts/admin-order/commission';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useMove } from '@/portal/kit/calls/use-move';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { notice } from '@/portal/kit/page/notice';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';

interface Props {
  owed: Owed;
  month: string;
  onSettled: () => void;
}

/** Settles a vendor's month after a question; the same press, sent twice, settles once. */
export function SettleButton({ owed, month, onSettled }: Props) {
  const { t } = useTranslation('commissions');
  const { monthOf } = useDates();
  const confirm = useConfirm();
  const [id] = useState(uuidv7);
  const { propertyId, vendorId, vendorName, commissionSatang } = owed;
  const [settle, settling] = useMove(commissionEndpoints.settle, {
    done: ({ settled }) => {
      notice.success(t('done', { number: settled?.number }));
      onSettled();
    },
    reload: onSettled,
  });
  async function ask() {
    const words = { name: vendorName, month: monthOf(month), sum: showBaht(commissionSatang) };
    if (!(await confirm({ ask: t('ask', words), yes: t('settle') }))) return;
    await settle({ body: { id, month, propertyId, vendorId, commissionSatang } });
  }
  return (
    <Button look="verb" busy={settling} onClick={() => void ask()}>
      {t('settle')}
      <span className="visually-hidden">{vendorName}</span>
    </Button>
  );
}
