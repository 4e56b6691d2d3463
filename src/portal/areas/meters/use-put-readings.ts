import { useTranslation } from 'next-i18next/pages';
import { notice } from '@/portal/kit/page/notice';
import type { Brought, Matched } from './brought';
import type { SheetStore } from './sheet-store';

const few = 5;
const some = (lines: readonly Brought[]) =>
  lines
    .slice(0, few)
    .map(({ line, unit, reading }) => `${line}: ${unit || reading}`)
    .join(', ');

/** Puts what was brought into the sheet, and says which lines found no place there. */
export function usePutReadings(store: SheetStore) {
  const { t } = useTranslation('meters');
  const leftOut = ({ unknown, frozen }: Matched) =>
    [
      unknown.length > 0 && t('unknown', { n: unknown.length, some: some(unknown) }),
      frozen.length > 0 && t('frozenLines', { n: frozen.length, some: some(frozen) }),
    ]
      .filter(Boolean)
      .join(' ');
  function put(found: Matched) {
    for (const [unitId, reading] of found.readings) {
      store.type(unitId, { reading, estimated: false });
    }
    void store.keep();
    notice.success(`${t('brought', { n: found.readings.size })} ${leftOut(found)}`.trim());
  }
  return { put, leftOut };
}
