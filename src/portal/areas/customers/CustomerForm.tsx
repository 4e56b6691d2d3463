import { Input, type InputProps } from 'antd';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import {
  type Customer,
  customerDraft,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** A number that is stored is shown as it is written here. */
const PhoneInput = ({ value = '', ...props }: InputProps) => (
  <Input {...props} inputMode="tel" maxLength={20} value={showPhone(String(value))} />
);

/** Adds or edits one person; the numbers of their cards stand there masked, and stay unless replaced. */
export function CustomerForm(props: OpenForm<Customer> & { onSaved: () => void }) {
  return (
    <RecordForm texts="customers" {...props} schema={customerDraft} endpoints={customerEndpoints}>
      <Field name="name">
        <Input maxLength={200} autoFocus autoComplete="off" />
      </Field>
      <Pair>
        <Field name="citizenId">
          <Input inputMode="numeric" maxLength={20} autoComplete="off" />
        </Field>
        <Field name="passport">
          <Input maxLength={30} autoComplete="off" />
        </Field>
      </Pair>
      <Pair>
        <Field name="phone" read={showPhone}>
          <PhoneInput />
        </Field>
        <Field name="otherPhone" read={showPhone}>
          <PhoneInput />
        </Field>
      </Pair>
      <Pair>
        <Field name="lineId">
          <Input maxLength={60} autoComplete="off" />
        </Field>
        <Field name="email">
          <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
        </Field>
      </Pair>
      <Field name="note">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </RecordForm>
  );
}
