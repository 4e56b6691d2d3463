import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type Deposit,
  depositDraft,
  depositEndpoints,
  depositMethods,
} from '@/contracts/billing/deposits/deposit';
import { depositKinds } from '@/contracts/billing/deposits/kinds';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { ChequeFields } from '@/portal/areas/receipts/cheques/ChequeFields';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useTries } from '@/portal/kit/calls/use-tries';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { bangkokDay } from '@/portal/kit/text/dates';
import { UnitIdField } from '@/portal/pickers/units/UnitIdField';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';

/** Takes money that a unit leaves with the office, and gives its receipt. */
export function TakeDeposit(props: { onDone: (deposit: Deposit) => void; onClose: () => void }) {
  const { t } = useTranslation('deposits');
  const [unit, setUnit] = useState<UnitOption | string>('');
  const [method, setMethod] = useState('');
  // Pressed again after a lost answer, it is the same deposit.
  const tryOf = useTries();
  const form = usePlainForm<typeof depositDraft, Deposit>({
    schema: depositDraft,
    save: ({ body }) => {
      const id = tryOf(body);
      return callEndpoint(depositEndpoints.take, { body: { ...body, id } });
    },
    done: (deposit) => {
      notice.success(t('taken', { number: deposit.number }));
      props.onDone(deposit);
    },
  });
  return (
    <FormDialog title={t('take')} form={form} onClose={props.onClose}>
      <p>{t('takeNote')}</p>
      <UnitIdField
        label={t('unitNumber')}
        required
        value={unit}
        onChange={setUnit}
        error={form.errorOf('unitId')}
      />
      <Labelled label={t('kind')}>
        <Select name="kind">
          {depositKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Labelled>
      <TextField
        name="amount"
        label={t('amount')}
        required
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        error={form.errorOf('amount')}
      />
      <Labelled label={t('method')}>
        <Select name="method" onChange={({ target }) => setMethod(target.value)}>
          {depositMethods.map((one) => (
            <option key={one} value={one}>
              {t(`methods.${one}`)}
            </option>
          ))}
        </Select>
      </Labelled>
      {method === 'cheque' && <ChequeFields errorOf={form.errorOf} />}
      <DayField
        name="day"
        label={t('day')}
        required
        defaultValue={bangkokDay(Date.now())}
        error={form.errorOf('day')}
      />
      <TextField
        // Another unit is another person's.
        key={typeof unit === 'string' ? '' : unit.id}
        name="payerName"
        label={t('payerName')}
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={typeof unit === 'string' ? '' : (unit.people[0] ?? '')}
        error={form.errorOf('payerName')}
      />
      <TextField
        name="reference"
        label={t('reference')}
        maxLength={100}
        autoComplete="off"
        error={form.errorOf('reference')}
      />
    </FormDialog>
  );
}
