import type { FormInstance } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import type { Fields } from './fields/Field';

const focusable = 'input, textarea, select, button';

/**
 * Shows a record form's errors beside its fields and focuses the first that is wrong; one that is
 * disabled while the form is saved, afterwards. Tells whether any of them is on the screen.
 */
export function useRecordErrors(
  form: FormInstance,
  { schema, said }: Fields,
  frame: RefObject<HTMLFieldSetElement | null>,
) {
  const wrong = useRef<string>(null);
  function focus() {
    const field = frame.current?.querySelector(`[id="${wrong.current}"]`);
    if (!field || frame.current?.disabled) return;
    wrong.current = null;
    const first = field.matches(focusable) ? field : field.querySelector(focusable);
    if (first instanceof HTMLElement) first.focus();
  }
  useEffect(focus);

  return (errors: Record<string, { message: string }>) => {
    // A field that holds rows bears the first error of any of them.
    const first = new Map<string, string>();
    for (const [path, { message }] of Object.entries(errors)) {
      const name = path.split('.')[0] ?? '';
      if (name in schema.shape && !first.has(name)) first.set(name, message);
    }
    const names = [...said.keys()].filter((name) => first.has(name));
    form.setFields(names.map((name) => ({ name, errors: [first.get(name) ?? ''] })));
    wrong.current = names[0] ?? null;
    focus();
    return names.length > 0;
  };
}
