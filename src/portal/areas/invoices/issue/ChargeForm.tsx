import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type Charge,
  chargeDraft,
  chargeEndpoints,
  enteredKinds,
} from '@/contracts/billing/charge';
import { Field } from '@/portal/kit/form/fields/Field';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { TitleSelect } from '@/portal/pickers/references/TitleSelect';
import { unitReference } from '@/portal/pickers/references/unit';

type Entered = Charge & { version?: number };

/** Enters what a unit is charged for with the next month's invoice. */
export function ChargeForm(props: OpenForm<Entered> & { onSaved: () => void }) {
  const { t } = useTranslation('invoices');
  return (
    <RecordForm
      texts="invoices"
      {...props}
      schema={chargeDraft}
      initial={{ kind: 'fine' }}
      title={t('addCharge')}
      endpoints={chargeEndpoints}
    >
      <Field name="unitNumber">
        <TitleSelect of={unitReference} required />
      </Field>
      <SelectField name="kind" choices={enteredKinds} words="kinds" />
      <Field name="amount">
        <Input inputMode="decimal" maxLength={20} />
      </Field>
      <Field name="description">
        <Input maxLength={200} />
      </Field>
    </RecordForm>
  );
}
