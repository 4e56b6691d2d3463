import { Select } from 'antd';
import { useContext } from 'react';
import { Field, FieldsContext } from './Field';

/** A field with one of certain values, each called by the area's text of it. */
export function SelectField(props: {
  name: string;
  label?: string;
  choices: readonly string[];
  /** Where the texts have the values' names; `values.<name>` where it is left out. */
  words?: string;
}) {
  const { name, choices, words = `values.${name}`, ...field } = props;
  const fields = useContext(FieldsContext);
  const textOf = (value: string) => fields?.textOf(`${words}.${value}`) ?? value;
  return (
    <Field name={name} {...field} read={(value?: string) => (value ? textOf(value) : '')}>
      <Select options={choices.map((value) => ({ value, label: textOf(value) }))} />
    </Field>
  );
}
