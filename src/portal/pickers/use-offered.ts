import { type KeyboardEvent, useState } from 'react';

/**
 * What a combobox offers below its input: whether it is seen, and which one the keys are at. That is the
 * one they were moved to, whatever is offered around it by then, or `sure` while they were not moved.
 */
export function useOffered<T extends { id: string }>(id: string, offered: readonly T[], sure?: T) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<string | 'first' | null>(null);
  const shown = isOpen && offered.length > 0;
  const reached = at === 'first' ? offered[0] : offered.find((one) => one.id === at);
  const current = shown ? (reached ?? sure) : undefined;

  function step(by: 1 | -1) {
    setOpen(true);
    const from = current ? offered.indexOf(current) : by > 0 ? -1 : 0;
    setAt(offered[(from + by + offered.length) % offered.length]?.id ?? null);
  }

  return {
    isOpen,
    shown,
    current,
    /** Shows what is offered, with the keys at the first or at none yet. */
    open: (first?: 'first') => {
      setAt(first ?? null);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** Whether the key only moved among what is offered, or closed it. */
    press(event: KeyboardEvent): boolean {
      const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
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
