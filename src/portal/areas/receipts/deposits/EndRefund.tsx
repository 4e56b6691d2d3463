import { useTranslation } from 'next-i18next/pages';
import { type Refund, refundEndpoints } from '@/contracts/billing/deposits/refund';
import { ReasonDialog } from '@/portal/kit/form/ReasonDialog';

/** Why a refund is refused, withdrawn or taken back. */
export function EndRefund(props: { refund: Refund; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('refunds');
  const { id, state, isMine, number, unitNumber } = props.refund;
  const isVoid = state === 'granted';
  const deed = isVoid ? 'void' : isMine ? 'withdraw' : 'refuse';
  return (
    <ReasonDialog
      final
      title={t(`${deed}Title`, { name: number || unitNumber })}
      lead={t(isVoid ? 'voidLead' : 'refuseLead')}
      action={t(deed)}
      endpoint={isVoid ? refundEndpoints.cancel : refundEndpoints.refuse}
      id={id}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
