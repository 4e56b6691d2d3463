import { useTranslation } from 'next-i18next/pages';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { notice } from '@/portal/kit/page/notice';
import type { Selection } from '@/portal/ui/layout/DataTable';

/** The chosen rows of a list, and how to choose others. */
export interface Chosen extends Selection {
  /** Leaves only these chosen; none where left out. */
  keep: (ids?: Iterable<string>) => void;
}

/** Rows chosen across pages, at most so many; `nameOf` says a row's name to a screen reader. */
export function useSelection(nameOf: (id: string) => string, most = 500): Chosen {
  const { t } = useTranslation('common');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // The actions stay the same from one choice to the next, so that rows need not be drawn again.
  const latest = useRef(selected);
  const keep = useCallback(
    (ids: Iterable<string> = []) => {
      const wanted = [...new Set(ids)];
      if (wanted.length > most) notice.error(t('list.full', { most }));
      latest.current = new Set(wanted.slice(0, most));
      setSelected(latest.current);
    },
    [most, t],
  );
  const turn = useCallback(
    (ids: string[]) => {
      const before = latest.current;
      const gone = new Set(ids.every((id) => before.has(id)) ? ids : []);
      keep(gone.size > 0 ? [...before].filter((id) => !gone.has(id)) : [...before, ...ids]);
    },
    [keep],
  );
  const toggle = useCallback((id: string) => turn([id]), [turn]);
  // Hundreds of boxes are drawn in pieces, between which the hand is answered.
  const toggleAll = useCallback((ids: string[]) => startTransition(() => turn(ids)), [turn]);
  const labelOf = useCallback((id: string) => t('list.select', { name: nameOf(id) }), [t, nameOf]);
  return useMemo(
    () => ({ selected, toggle, toggleAll, keep, labelAll: t('list.selectAll'), labelOf }),
    [selected, toggle, toggleAll, keep, labelOf, t],
  );
}
