import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { periodEndpoints } from '@/contracts/billing/period';
import { useDates } from '@/portal/kit/text/dates';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

/** A month is opened again by who says why. */
export function ReopenDialog(props: { period: string; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const { monthOf } = useDates();
  const { period } = props;
  return (
    <ReasonDialog
      title={t('reopenTitle', { period: monthOf(period) })}
      lead={t('reopenLead')}
      action={t('reopen')}
      endpoint={periodEndpoints.reopen}
      id={period}
      body={{ period }}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
