import { Form } from 'antd';
import { Field } from '@/portal/kit/form/fields/Field';
import { customerReference } from '@/portal/pickers/references/customer';
import { TitleSelect } from '@/portal/pickers/references/TitleSelect';
import { unitReference } from '@/portal/pickers/references/unit';

/** Who told the office, and of which unit: picked, the unit along with who has only one. */
export function WhoseFields() {
  const form = Form.useFormInstance();
  return (
    <>
      <Field name="residentName">
        <TitleSelect
          of={customerReference}
          onChosen={({ units: [only, another] }) => {
            if (only && !another) form.setFieldValue('unitNumber', only);
          }}
        />
      </Field>
      <Field name="unitNumber">
        <TitleSelect of={unitReference} />
      </Field>
    </>
  );
}
