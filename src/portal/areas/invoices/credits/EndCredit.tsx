import { useTranslation } from 'next-i18next/pages';
import { type CreditDetail, creditEndpoints } from '@/contracts/billing/credits/credit';
import { showBaht } from '@/contracts/kit/fields/satang';
import { ReasonDialog } from '@/portal/kit/form/ReasonDialog';

/** Why one is refused, withdrawn or taken back. */
export function EndCredit(props: {
  credit: CreditDetail;
  ending: 'refuse' | 'cancel';
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('invoice-credits');
  const { credit, ending } = props;
  const amount = showBaht(credit.amount);
  const deed = ending === 'cancel' ? 'void' : credit.isMine ? 'withdraw' : 'refuse';
  return (
    <ReasonDialog
      final
      title={t(`${deed}Title`, { amount })}
      lead={t(ending === 'cancel' ? 'voidLead' : 'refuseLead')}
      action={t(deed)}
      endpoint={creditEndpoints[ending]}
      id={credit.id}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
