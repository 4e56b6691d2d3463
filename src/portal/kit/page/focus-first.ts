const typedInto = 'input:not([type=hidden], [type=file]), select, textarea';

/** Who opens a dialog begins to type: its first field is focused, unless one of them is already. */
export function focusFirst(inside: HTMLElement | null): void {
  if (inside?.contains(document.activeElement)) return;
  const fields = [...(inside?.querySelectorAll<HTMLElement>(typedInto) ?? [])];
  fields.find((field) => field.checkVisibility?.() ?? true)?.focus();
}
