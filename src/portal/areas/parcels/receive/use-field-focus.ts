import { useRef } from 'react';
import type { IntakeField } from './intake';

/** The form's inputs by field: each is given by its `ref`, and found again to be focused or opened. */
export function useFieldFocus() {
  const inputs = useRef<Partial<Record<IntakeField, HTMLInputElement | null>>>({});
  /** The one that was focused by what it is called, not come upon. */
  const meant = useRef<EventTarget | null>(null);
  return {
    refOf: (field: IntakeField) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    /** What stands there makes room for what is typed next, also where the focus was before. */
    focus(field: IntakeField) {
      const input = inputs.current[field];
      input?.focus();
      input?.select();
      meant.current = input ?? null;
    },
    /** Presses what is not written into. */
    press: (field: IntakeField) => inputs.current[field]?.click(),
    isAt: (field: IntakeField) => document.activeElement === inputs.current[field],
    fieldOf: (target: EventTarget) =>
      (Object.keys(inputs.current) as IntakeField[]).find((one) => inputs.current[one] === target),
    isMeant: (target: EventTarget) => meant.current === target,
    /** A tap means what it lands on; whatever has lost the focus is meant no more. */
    mean(target: EventTarget | null) {
      meant.current = target;
    },
  };
}
