import { useRef } from 'react';
import type { IntakeField } from './intake';

/** The form's inputs by field: each is given by its `ref`, and found again to be focused or opened. */
export function useFieldFocus() {
  const inputs = useRef<Partial<Record<IntakeField, HTMLInputElement | null>>>({});
  return {
    refOf: (field: IntakeField) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    focus: (field: IntakeField) => inputs.current[field]?.focus(),
    /** Presses what is not written into. */
    press: (field: IntakeField) => inputs.current[field]?.click(),
  };
}

export type FieldFocus = ReturnType<typeof useFieldFocus>;
