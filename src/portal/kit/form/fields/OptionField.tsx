import { Select } from 'antd';
import { Field } from './Field';

/** A field with one of the records that are offered all at once, found by a part of its label and read by it. */
export function OptionField(props: {
  name: string;
  label?: string;
  options: readonly { value: string; label: string }[];
}) {
  const { options, ...field } = props;
  const labelOf = (id?: string | null) => options.find(({ value }) => value === id)?.label ?? '';
  return (
    <Field {...field} read={labelOf}>
      <Select showSearch={{ optionFilterProp: 'label' }} options={[...options]} />
    </Field>
  );
}
