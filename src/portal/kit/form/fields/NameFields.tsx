import { Input } from 'antd';
import { Field } from './Field';

/** The fields of `threeNames`, or of `threeTitles`, the Thai one first. */
export const NameFields = ({
  of = 'name',
  maxLength,
}: {
  of?: 'name' | 'title';
  maxLength: number;
}) =>
  ['Th', 'En', 'Cn'].map((language, index) => (
    <Field key={language} name={`${of}${language}`}>
      <Input maxLength={maxLength} autoFocus={index === 0} />
    </Field>
  ));
