import { Input } from 'antd';
import { Field } from '@/portal/kit/form/Field';

/** The names in three languages. */
export function NameFields() {
  return (
    <>
      <Field name="nameTh">
        <Input maxLength={100} autoFocus />
      </Field>
      <Field name="nameEn">
        <Input maxLength={100} />
      </Field>
      <Field name="nameCn">
        <Input maxLength={100} />
      </Field>
    </>
  );
}
