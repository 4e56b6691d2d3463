import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import type { Delivery, Letter } from '@/contracts/billing/arrears';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { bangkokDay } from '@/portal/kit/text/dates';

const schema = z.object({ deliveredOn: typedDay });

/** Asks since which day a letter is where it is. */
export function DeliveryDialog(props: {
  letter: Letter;
  delivery: Delivery;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('arrears-letters');
  const { letter, delivery } = props;
  const form = usePlainForm<typeof schema, ReplyOf<typeof letterEndpoints.deliver>>({
    schema,
    save: ({ body }) =>
      callEndpoint(letterEndpoints.deliver, {
        params: { id: letter.id },
        body: { ...body, delivery },
      }),
    done: () => {
      notice.success(t('saved'));
      props.onDone();
    },
  });
  const said = { number: letter.number, delivery: t(`deliveries.${delivery}`) };
  return (
    <FormDialog
      title={t('deliverTitle', said)}
      form={form}
      action={t('save')}
      onClose={props.onClose}
    >
      <DayField
        name="deliveredOn"
        label={t('onDay')}
        required
        defaultValue={bangkokDay(Date.now())}
        error={form.errorOf('deliveredOn')}
      />
    </FormDialog>
  );
}
