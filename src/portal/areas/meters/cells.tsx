import { useTranslation } from 'next-i18next/pages';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type MeterRate, meterCharge, rateOf } from '@/contracts/billing/meters/tariff';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { TextInput } from '@/portal/ui/fields/fields';
import { matched, pastedLines } from './brought';
import { usedIn } from './cell';
import styles from './Meters.module.css';
import type { SheetStore } from './sheet-store';
import { usePutReadings } from './use-put-readings';
import { useCell } from './use-sheet';

interface Of {
  store: SheetStore;
  unitId: string;
}

const fieldOf = 'data-reading';

const column = () => [...document.querySelectorAll<HTMLInputElement>(`input[${fieldOf}]`)];

/** The next field of the column, or the one before: frozen ones are passed over. */
function step(from: HTMLInputElement, by: 1 | -1) {
  const fields = column().filter(({ disabled }) => !disabled);
  const next = fields[fields.indexOf(from) + by];
  next?.focus();
  next?.select();
}

/** The fields from one on, by their units. */
function below(from: HTMLInputElement) {
  const fields = column();
  return fields.slice(fields.indexOf(from)).map((field) => field.getAttribute(fieldOf) ?? '');
}

/**
 * Where a unit's reading is typed: Enter and the arrows go down and up, leaving it keeps it. A column that is pasted
 * goes into this field and those below.
 */
export function ReadingField({
  store,
  unitId,
  name,
  mayType,
}: Of & { name: string; mayType: boolean }) {
  const { t } = useTranslation('meters');
  const cell = useCell(store, unitId);
  const { put } = usePutReadings(store);
  if (!cell) return null;
  const { row, draft, refused } = cell;
  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (!by) return;
    event.preventDefault();
    step(event.currentTarget, by);
  }
  function pasted(event: ClipboardEvent<HTMLInputElement>) {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    const [only] = lines;
    // One reading is put where the caret stands.
    if (!only || (lines.length === 1 && !only.unit)) return;
    event.preventDefault();
    put(matched(lines, store.all(), below(event.currentTarget).map(store.cell)));
  }
  return (
    <span className={styles.typed}>
      <TextInput
        {...{ [fieldOf]: unitId }}
        aria-label={t('readingOf', { unit: name })}
        aria-invalid={refused ? true : undefined}
        value={draft.reading}
        disabled={!mayType || Boolean(row.reading?.frozen)}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        onChange={({ target }) => store.type(unitId, { reading: target.value, estimated: false })}
        onKeyDown={pressed}
        onPaste={pasted}
        onBlur={() => void store.keep()}
      />
    </span>
  );
}

/** What was used since the last reading. */
export function Used({ store, unitId, unitWord }: Of & { unitWord: string }) {
  const cell = useCell(store, unitId);
  const used = cell && usedIn(cell);
  if (used === undefined) return null;
  return (
    <span title={unitWord} data-bad={used < 0 || undefined} className={styles.used}>
      {showDecimal((used / 1000).toFixed(3))}
    </span>
  );
}

/** What that comes to, before what an earlier reading was wrong by. */
export function Amount(props: Of & { rates: readonly MeterRate[]; period: string }) {
  const { store, unitId, rates, period } = props;
  const cell = useCell(store, unitId);
  const used = cell && usedIn(cell);
  const rate = rateOf(rates, period);
  if (used === undefined || used < 0 || !rate) return null;
  return showBaht(meterCharge(rate, used));
}
