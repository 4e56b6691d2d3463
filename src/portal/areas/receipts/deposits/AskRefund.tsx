import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import * as z from 'zod';
import type { Deposit } from '@/contracts/billing/deposits/deposit';
import { type Refund, refundEndpoints, refundMethods } from '@/contracts/billing/deposits/refund';
import { amount } from '@/contracts/billing/money';
import { id, optionalText, text } from '@/contracts/kit/fields/fields';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useTries } from '@/portal/kit/calls/use-tries';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { UnitIdField } from '@/portal/pickers/units/UnitIdField';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';

const schema = z.object({
  unitId: id,
  amount,
  kept: amount,
  payeeName: text(200),
  method: z.enum(refundMethods),
  reference: optionalText(100),
  why: text(200),
});

/** Gives back a deposit, in whole or with something kept of it, or what a unit has paid ahead. */
export function AskRefund(props: {
  /** Null where it is of what was paid ahead. */
  deposit: Deposit | null;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('refunds');
  const { deposit } = props;
  const [unit, setUnit] = useState<UnitOption | string>('');
  const tryOf = useTries();
  const form = usePlainForm<typeof schema, Refund>({
    schema,
    save: ({ body }) => {
      const tryId = tryOf(body);
      const of = deposit
        ? { source: 'deposit' as const, receiptId: deposit.id }
        : { source: 'advance' as const, receiptId: null };
      return callEndpoint(refundEndpoints.ask, { body: { ...body, ...of, id: tryId } });
    },
    done: ({ state, number }) => {
      notice.success(state === 'granted' ? t('counts', { number }) : t('waits'));
      props.onDone();
    },
  });
  const field = (name: 'amount' | 'kept', label: string, value: string) => (
    <TextField
      name={name}
      label={label}
      required
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      defaultValue={value}
      error={form.errorOf(name)}
    />
  );
  return (
    <FormDialog
      title={deposit ? t('askTitle', { number: deposit.number }) : t('askAdvance')}
      form={form}
      action={t('send')}
      note={t('approval')}
      onClose={props.onClose}
    >
      {deposit ? (
        <>
          <p>{t('heldNow', { amount: showBaht(deposit.held) })}</p>
          <input type="hidden" name="unitId" value={deposit.unitId} />
        </>
      ) : (
        <UnitIdField
          label={t('unitNumber')}
          required
          value={unit}
          onChange={setUnit}
          error={form.errorOf('unitId')}
        />
      )}
      {field('amount', t('backAmount'), deposit ? showBaht(deposit.held) : '')}
      {deposit ? (
        field('kept', t('keptAmount'), '0.00')
      ) : (
        <input type="hidden" name="kept" value="0" />
      )}
      <TextField
        key={typeof unit === 'string' ? '' : unit.id}
        name="payeeName"
        label={t('payeeName')}
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={deposit?.payerName ?? (typeof unit === 'string' ? '' : unit.people[0])}
        error={form.errorOf('payeeName')}
      />
      <Labelled label={t('method')}>
        <Select name="method">
          {refundMethods.map((method) => (
            <option key={method} value={method}>
              {t(`methods.${method}`)}
            </option>
          ))}
        </Select>
      </Labelled>
      <TextField
        name="reference"
        label={t('reference')}
        maxLength={100}
        autoComplete="off"
        error={form.errorOf('reference')}
      />
      <TextField
        name="why"
        label={t('why')}
        hint={deposit ? t('whyHint') : undefined}
        required
        maxLength={200}
        autoComplete="off"
        error={form.errorOf('why')}
      />
    </FormDialog>
  );
}
