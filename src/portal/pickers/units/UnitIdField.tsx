import type { ComponentProps } from 'react';
import { UnitSelect } from './UnitSelect';

/** A unit that a form sends by its id, as `unitId`; nothing until one is chosen. */
export const UnitIdField = (props: ComponentProps<typeof UnitSelect>) => (
  <>
    <UnitSelect {...props} />
    <input
      type="hidden"
      name="unitId"
      value={typeof props.value === 'string' ? '' : props.value.id}
    />
  </>
);
