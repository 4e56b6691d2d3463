import { useCallback, useRef } from 'react';
import { useSelection } from './use-selection';

/**
 * The rows that are chosen in a list, each as it was last seen: one stays chosen when another page is shown. `nameOf`
 * says a row's name to a screen reader; kept from one drawing to the next, rows need not be drawn again by a choice.
 */
export function useChosenRows<T extends { id: string }>(
  rows: readonly T[] | undefined,
  nameOf: (row: T) => string,
  most?: number,
) {
  const seen = useRef(new Map<string, T>());
  for (const row of rows ?? []) seen.current.set(row.id, row);
  const nameById = useCallback(
    (id: string) => {
      const row = seen.current.get(id);
      return row ? nameOf(row) : '';
    },
    [nameOf],
  );
  const selection = useSelection(nameById, most);
  const chosen = [...selection.selected].flatMap((id) => seen.current.get(id) ?? []);
  return { selection, chosen };
}
