import type { ComponentProps } from 'react';
import type { Fields } from '@/portal/kit/form/fields/Field';
import { Conflict } from './Conflict';

/** The conflict of a record form, in the words of its own fields. */
export function RecordConflict<R extends object>({
  said,
  ...props
}: Omit<ComponentProps<typeof Conflict<R>>, 'fields'> & { said: Fields['said'] }) {
  const fields = [...said].map(([key, { label, read }]) => {
    const name = key as keyof R & string;
    return { name, label, read: (side: R) => read(side[name] as never) };
  });
  return <Conflict {...props} fields={fields} />;
}
