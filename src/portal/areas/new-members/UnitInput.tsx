import { useState } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { UnitSelect } from '@/portal/pickers/units/UnitSelect';

/** The unit that a member tells, by its number: one of the property's, or what is typed while none is known. */
export function UnitInput(props: {
  label: string;
  /** Given by the form, as the next. */
  value?: string;
  onChange?: (number: string) => void;
}) {
  const { label, value = '', onChange } = props;
  const [unit, setUnit] = useState<UnitOption>();
  return (
    <UnitSelect
      label={label}
      required
      value={unit?.number === value ? unit : value}
      onChange={(next) => {
        const chosen = typeof next === 'string' ? undefined : next;
        setUnit(chosen);
        onChange?.(chosen?.number ?? String(next));
      }}
    />
  );
}
