import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { useChosenRows } from '@/portal/kit/list/use-chosen-rows';

/** The parcels that are chosen in the list. */
export function useChosenParcels(rows: Parcel[] | undefined) {
  const { t } = useTranslation('parcels');
  const nameOf = useCallback(
    ({ docCode, unitNumber }: Parcel) => t('list.name', { code: docCode, unit: unitNumber }),
    [t],
  );
  return useChosenRows(rows, nameOf);
}
