import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import type { Selection } from '@/portal/ui/DataTable';

/** Rows chosen across pages; `nameOf` says a row's name to a screen reader. */
export function useSelection(nameOf: (id: string) => string): Selection & { clear: () => void } {
  const { t } = useTranslation('common');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const toggleAll = useCallback(
    (ids: string[]) =>
      setSelected((before) => {
        const next = new Set(before);
        const all = ids.every((id) => before.has(id));
        for (const id of ids) all ? next.delete(id) : next.add(id);
        return next;
      }),
    [],
  );
  const labelOf = useCallback((id: string) => t('list.select', { name: nameOf(id) }), [t, nameOf]);
  return useMemo(
    () => ({
      selected,
      toggle,
      toggleAll,
      clear: () => setSelected(new Set()),
      labelAll: t('list.selectAll'),
      labelOf,
    }),
    [selected, toggle, toggleAll, labelOf, t],
  );
}
