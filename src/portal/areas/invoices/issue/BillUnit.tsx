import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { enteredKinds } from '@/contracts/billing/charge';
import type { InvoiceDetail } from '@/contracts/billing/invoice';
import { unitInvoiceDraft, unitInvoiceEndpoints } from '@/contracts/billing/unit-invoice';
import type { UnitOption } from '@/contracts/parcel/endpoints';
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

/** Issues an invoice for one unit now, such as for a fine, a key card or something sold. */
export function BillUnit({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const router = useRouter();
  const [unit, setUnit] = useState<UnitOption | string>('');
  // Pressed again after a lost answer, it is the same invoice.
  const tryOf = useTries();
  const form = usePlainForm<typeof unitInvoiceDraft, InvoiceDetail>({
    schema: unitInvoiceDraft,
    save: ({ body }) => {
      const id = tryOf(body);
      return callEndpoint(unitInvoiceEndpoints.issue, { body: { ...body, id } });
    },
    done: ({ id, number }) => {
      notice.success(t('billUnit.done', { number }));
      onClose();
      void router.push(`/invoices/${id}`);
    },
  });
  return (
    <FormDialog
      title={t('billUnit.title')}
      form={form}
      action={t('billUnit.issue')}
      onClose={onClose}
    >
      <p>{t('billUnit.note')}</p>
      <UnitIdField
        label={t('unitNumber')}
        required
        value={unit}
        onChange={setUnit}
        error={form.errorOf('unitId')}
      />
      <Labelled label={t('kind')}>
        <Select name="kind" defaultValue="other">
          {enteredKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Labelled>
      <TextField
        name="description"
        label={t('billUnit.what')}
        hint={t('billUnit.whatHint')}
        required
        maxLength={200}
        autoComplete="off"
        error={form.errorOf('description')}
      />
      <TextField
        name="amount"
        label={t('amount')}
        required
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        error={form.errorOf('amount')}
      />
      <DayField
        name="dueOn"
        label={t('dueOn')}
        required
        defaultValue={bangkokDay(Date.now())}
        error={form.errorOf('dueOn')}
      />
    </FormDialog>
  );
}
