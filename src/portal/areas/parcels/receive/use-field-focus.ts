import { useRef } from 'react';
import type { IntakeField } from './intake';

/** The form's inputs by field: each is given by its `ref`, and found again to be focused or opened. */
export function useFieldFocus() {
  const inputs = useRef<Partial<Record<IntakeField, HTMLInputElement | null>>>({});
  return {
    refOf: (field: IntakeField) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    /** What stands there makes room for what is typed next, also where the focus was before. */
    focus(field: IntakeField) {
      inputs.current[field]?.focus();
      inputs.current[field]?.select();
    },
    /** Presses what is not written into. */
    press: (field: IntakeField) => inputs.current[field]?.click(),
  };
}
