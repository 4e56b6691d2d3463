import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { clearEndpoints } from '@/contracts/billing/clear-letters';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { text } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useTries } from '@/portal/kit/calls/use-tries';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { bangkokDay } from '@/portal/kit/text/dates';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';

const schema = z.object({
  requester: text(200),
  requestedOn: typedDay,
  withFee: z.enum(['true', 'false']),
});

/** Notes who asks that a letter says that a unit owes nothing, and when. */
export function AskForm(props: {
  unit: { id: string; number: string; owner: string };
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('arrears');
  const { unit } = props;
  // Pressed again after a lost answer, it is the same request.
  const tryOf = useTries();
  const form = usePlainForm<typeof schema, ReplyOf<typeof clearEndpoints.ask>>({
    schema,
    save: ({ body }) => {
      const id = tryOf(body);
      return callEndpoint(clearEndpoints.ask, { body: { ...body, id, unitId: unit.id } });
    },
    done: props.onDone,
  });
  return (
    <FormDialog
      title={t('clearAskTitle', { unit: unit.number })}
      form={form}
      action={t('clearAsk')}
      note={t('clearAskNote')}
      onClose={props.onClose}
    >
      <TextField
        name="requester"
        label={t('clearRequester')}
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={unit.owner}
        error={form.errorOf('requester')}
      />
      <DayField
        name="requestedOn"
        label={t('clearRequestedOn')}
        required
        defaultValue={bangkokDay(Date.now())}
        error={form.errorOf('requestedOn')}
      />
      <Labelled label={t('clearFee')}>
        <Select name="withFee" defaultValue="true">
          <option value="true">{t('clearFeeYes')}</option>
          <option value="false">{t('clearFeeNo')}</option>
        </Select>
      </Labelled>
    </FormDialog>
  );
}
