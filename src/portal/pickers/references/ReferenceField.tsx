import { Field, useRequired } from '@/portal/kit/form/fields/Field';
import { ReferenceSelect } from './ReferenceSelect';
import { ReferenceTitle } from './ReferenceTitle';
import type { ReferenceSource } from './reference-source';

/** A field of the form's schema that names a record: picked by what it is called, and read by its title. */
export function ReferenceField<Row extends { id: string }>(props: {
  name: string;
  of: ReferenceSource<Row>;
  /** The text of its name where it is left out. */
  label?: string;
}) {
  const { of, ...field } = props;
  const required = useRequired(props.name);
  return (
    <Field {...field} read={(id?: string | null) => id && <ReferenceTitle of={of} id={id} />}>
      <ReferenceSelect of={of} required={required} />
    </Field>
  );
}
