import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { thousandths } from '@/contracts/billing/meters/tariff';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { usePermission } from '@/portal/kit/page/permission';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import type { SheetStore } from './sheet-store';
import { useCell } from './use-sheet';

const ReplaceDialog = dynamic(() => import('./ReplaceDialog').then((m) => m.ReplaceDialog), {
  ssr: false,
});
const CorrectDialog = dynamic(() => import('./CorrectDialog').then((m) => m.CorrectDialog), {
  ssr: false,
});

/** What else can be done with a unit's reading: a guess, another meter, or a correction of what was billed. */
export function CellDeeds({ store, unitId }: { store: SheetStore; unitId: string }) {
  const { t } = useTranslation('meters');
  const can = usePermission();
  const cell = useCell(store, unitId);
  const [open, setOpen] = useState<'replace' | 'correct'>();
  if (!cell) return null;
  const { row } = cell;
  const { before, median, reading } = row;
  const frozen = reading?.frozen ?? null;
  const mayCorrect = frozen === 'billed' && can('meters:edit');
  function guess() {
    if (!before || median === null) return;
    const guessed = (thousandths(before.reading) + Math.round(median / 1000) * 1000) / 1000;
    store.type(unitId, { reading: showDecimal(guessed.toFixed(3)), estimated: true });
    void store.keep();
  }
  if (frozen ? !mayCorrect : !before) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <RowDeeds name={row.unitNumber}>
        {!frozen && before && median !== null && (
          <button type="button" onClick={guess}>
            {t('guess')}
          </button>
        )}
        {!frozen && before && (
          <button type="button" onClick={() => setOpen('replace')}>
            {t('replace')}
          </button>
        )}
        {mayCorrect && (
          <button type="button" onClick={() => setOpen('correct')}>
            {t('correct')}
          </button>
        )}
      </RowDeeds>
      {open === 'replace' && <ReplaceDialog store={store} cell={cell} onClose={close} />}
      {open === 'correct' && reading && (
        <CorrectDialog store={store} row={row} reading={reading} onClose={close} />
      )}
    </>
  );
}
