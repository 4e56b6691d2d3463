import { Input } from 'antd';
import { Field } from './Field';

/** The fields of `threeNames`, the Thai one first. */
export const NameFields = ({ maxLength }: { maxLength: number }) =>
  ['nameTh', 'nameEn', 'nameCn'].map((name, index) => (
    <Field key={name} name={name}>
      <Input maxLength={maxLength} autoFocus={index === 0} />
    </Field>
  ));
