import { Input } from 'antd';
import { funds } from '@/contracts/billing/books/chart';
import {
  type BankAccount,
  bankAccountDraft,
  bankAccountEndpoints,
  banks,
} from '@/contracts/billing/statements/bank-account';
import { Field } from '@/portal/kit/form/fields/Field';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Adds or edits an account at a bank. */
export function AccountForm(props: OpenForm<BankAccount> & { onSaved: () => void }) {
  return (
    <RecordForm
      texts="bank-accounts"
      {...props}
      schema={bankAccountDraft}
      initial={{ bank: 'kbank', fund: 'common' }}
      endpoints={bankAccountEndpoints}
    >
      <Field name="name">
        <Input maxLength={100} autoFocus />
      </Field>
      <SelectField name="bank" choices={banks} />
      <Field name="number">
        <Input maxLength={20} inputMode="numeric" autoComplete="off" />
      </Field>
      <SelectField name="fund" choices={funds} />
    </RecordForm>
  );
}
