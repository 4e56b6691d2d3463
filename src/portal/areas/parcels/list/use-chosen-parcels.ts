import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { useSelection } from '@/portal/kit/list/use-selection';

/** The parcels that are chosen in the list; one stays chosen when another page is shown. */
export function useChosenParcels(rows: Parcel[] | undefined) {
  const { t } = useTranslation('parcels');
  const seen = useRef(new Map<string, Parcel>());
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(row.id, row);
  }, [rows]);
  const names = useMemo(
    () =>
      new Map(
        rows?.map(({ id, docCode, unitNumber }) => [
          id,
          t('list.name', { code: docCode, unit: unitNumber }),
        ]),
      ),
    [rows, t],
  );
  const nameOf = useCallback((id: string) => names.get(id) ?? '', [names]);
  const selection = useSelection(nameOf);
  const chosen = [...selection.selected].flatMap((id) => seen.current.get(id) ?? []);
  return { selection, chosen };
}
