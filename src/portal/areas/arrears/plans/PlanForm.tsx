import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { z } from 'zod';
import type { UnitAccount } from '@/contracts/billing/arrears';
import { mostInstalments, planEndpoints } from '@/contracts/billing/plans';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import { readDay } from '@/contracts/kit/text/written-day';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useTries } from '@/portal/kit/calls/use-tries';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { useDraftForm } from '@/portal/kit/form/unsent/use-draft-form';
import { bangkokDay } from '@/portal/kit/text/dates';
import { TextField } from '@/portal/ui/fields/TextField';
import { Instalments } from './Instalments';
import { PlanInvoices } from './PlanInvoices';
import styles from './Plans.module.css';
import { type PlanDraft, splitDebt } from './plan-draft';

const schema = planEndpoints.make.call.shape.body.omit({ id: true });
type Body = z.output<typeof schema>;

/** An agreement about what a unit owes: which invoices, and on which days how much. */
export function PlanForm(props: { account: UnitAccount; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('arrears');
  const { account, onDone, onClose } = props;
  const totalOf = (ids: readonly string[]) =>
    account.owing.filter(({ id }) => ids.includes(id)).reduce((sum, { owed }) => sum + owed, 0);
  const divided = (draft: Pick<PlanDraft, 'invoiceIds' | 'parts' | 'first'>) => {
    const parts = Math.min(mostInstalments, Math.max(1, Math.trunc(Number(draft.parts)) || 1));
    const first = readDay(draft.first) ?? bangkokDay(Date.now());
    return splitDebt(totalOf(draft.invoiceIds), parts, first).map(({ dueOn, amount }) => ({
      ...{ dueOn, amount: showBaht(amount) },
    }));
  };
  const [initial] = useState((): PlanDraft => {
    const today = bangkokDay(Date.now());
    const late = account.owing.filter(({ dueOn }) => dueOn < today);
    const start = {
      invoiceIds: (late.length > 0 ? late : account.owing).map(({ id }) => id),
      ...{ parts: '3', first: today },
    };
    return { ...start, instalments: divided(start), stopsSurcharge: true };
  });
  // Pressed again after a lost answer, it is the same agreement.
  const tryOf = useTries();
  const form = useDraftForm<PlanDraft, Body, ReplyOf<typeof planEndpoints.make>>({
    initial,
    schemaOf: () => schema,
    bodyOf: ({ invoiceIds, instalments, stopsSurcharge }) => ({
      ...{ unitId: account.unitId, invoiceIds, instalments, stopsSurcharge },
    }),
    save: ({ body }) => {
      const id = tryOf(body);
      // As it was typed: the service reads amounts of baht.
      const instalments = body.instalments.map((one) => ({ ...one, amount: showBaht(one.amount) }));
      return callEndpoint(planEndpoints.make, { body: { ...body, instalments, id } });
    },
    done: onDone,
  });
  const { values, change } = form;
  const redo = (part: Partial<PlanDraft>) =>
    change({ ...part, instalments: divided({ ...values, ...part }) });
  return (
    <FormDialog
      title={t('planTitle', { unit: account.unitNumber })}
      form={{
        ...form,
        props: {
          ...form.props,
          onSubmit(event) {
            event.preventDefault();
            form.submit();
          },
        },
      }}
      action={t('planMake')}
      width="drawer"
      note={t('planNote')}
      onClose={onClose}
    >
      <PlanInvoices
        account={account}
        chosen={values.invoiceIds}
        error={form.errorOf('invoiceIds')}
        onChange={(invoiceIds) => redo({ invoiceIds })}
      />
      {account.surcharge > 0 && (
        <p className={styles.lead}>{t('planSurcharge', { amount: showBaht(account.surcharge) })}</p>
      )}
      <div className={styles.pair}>
        <TextField
          name="parts"
          label={t('planParts')}
          inputMode="numeric"
          maxLength={2}
          value={values.parts}
          onChange={({ target }) => redo({ parts: target.value })}
        />
        <DayField
          name="first"
          label={t('planFirst')}
          defaultValue={initial.first}
          onChange={(first) => redo({ first })}
        />
      </div>
      <Instalments
        total={totalOf(values.invoiceIds)}
        instalments={values.instalments}
        errorOf={form.errorOf}
        onChange={(instalments) => change({ instalments })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={values.stopsSurcharge}
          onChange={({ target }) => change({ stopsSurcharge: target.checked })}
        />
        <span>{t('planStops')}</span>
      </label>
    </FormDialog>
  );
}
