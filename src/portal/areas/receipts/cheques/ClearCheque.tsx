import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { type Cheque, chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { bangkokDay } from '@/portal/kit/text/dates';

const schema = z.object({ clearedOn: typedDay });

/** Asks on which day the bank has paid a cheque. */
export function ClearCheque(props: { cheque: Cheque; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('cheques');
  const { id, number } = props.cheque;
  const form = usePlainForm<typeof schema, Cheque>({
    schema,
    save: ({ body }) => callEndpoint(chequeEndpoints.clear, { params: { id }, body }),
    done: () => {
      notice.success(t('cleared'));
      props.onDone();
    },
  });
  return (
    <FormDialog
      title={t('clearTitle', { number })}
      form={form}
      action={t('clear')}
      onClose={props.onClose}
    >
      <p>{t('clearLead')}</p>
      <DayField
        name="clearedOn"
        label={t('clearedOn')}
        required
        defaultValue={bangkokDay(Date.now())}
        error={form.errorOf('clearedOn')}
      />
    </FormDialog>
  );
}
