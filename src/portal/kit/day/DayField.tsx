import { type ComponentProps, useId, useState } from 'react';
import fields from '@/portal/ui/fields/TextField.module.css';
import { DayInput } from './DayInput';

interface Props extends Omit<ComponentProps<typeof DayInput>, 'id' | 'onChange' | 'value'> {
  name: string;
  label: string;
  /** What to know before typing; gives way to the error. */
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue?: string;
  onChange?: (typed: string) => void;
}

/** A labelled day of a form, with its error beside it. */
export function DayField({
  label,
  hint,
  error,
  required,
  defaultValue = '',
  onChange,
  ...input
}: Props) {
  const id = useId();
  const [typed, setTyped] = useState(defaultValue);
  const note = error ?? hint;
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={required ? 'required' : undefined}>
        {label}
      </label>
      <DayInput
        {...input}
        id={id}
        aria-required={required}
        value={typed}
        onChange={(now) => {
          setTyped(now);
          onChange?.(now);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={error ? fields.error : fields.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
