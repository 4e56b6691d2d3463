import { type KeyboardEvent, useState } from 'react';

/** What a combobox offers below its input: whether it is seen, and which one the keys are at. */
export function useOffered<T extends { id: string }>(id: string, offered: readonly T[]) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const shown = isOpen && offered.length > 0;
  const current = shown ? offered[Math.min(at, offered.length - 1)] : undefined;

  function step(by: number) {
    setOpen(true);
    if (!shown) return;
    const from = at < 0 && by < 0 ? 0 : at;
    setAt((from + by + offered.length) % offered.length);
  }

  return {
    isOpen,
    shown,
    current,
    /** Shows what is offered, with the keys at the first or, by -1, at none yet. */
    open: (first: 0 | -1) => {
      setAt(first);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** Whether the key only moved among what is offered, or closed it. */
    press(event: KeyboardEvent): boolean {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by && !(event.key === 'Escape' && shown)) return false;
      event.preventDefault();
      if (by) step(by);
      else setOpen(false);
      return true;
    },
    /** The input's; the list below it is `UnitOptions` of the same `id`. */
    props: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': current && `${id}-${current.id}`,
      onBlur: () => setOpen(false),
    } as const,
  };
}
