import type { refusals, SheetRow } from '@/contracts/billing/meters/reading';
import { meterUnits } from '@/contracts/billing/meters/tariff';
import { lookAt, type Others, othersOf } from '@/contracts/billing/meters/usage';

/** A reading as it stands in its fields. */
export interface Draft {
  reading: string;
  estimated: boolean;
  oldLast: string;
  newFirst: string;
}

/** Why a reading is not kept. */
export type Refusal = (typeof refusals)[number] | 'number';

/** A unit on the sheet: what is kept, what is typed, and why that is not kept. */
export interface Cell {
  row: SheetRow;
  draft: Draft;
  isTyped: boolean;
  refused: Refusal | undefined;
}

const read = (typed: string) => meterUnits.safeParse(typed).data ?? null;

/** A row with what is typed in its fields. */
function typedOf({ row, draft }: Cell) {
  const reading = read(draft.reading);
  const { before, median } = row;
  if (reading === null) return { before, median, shown: null };
  const shown = { reading, oldLast: read(draft.oldLast), newFirst: read(draft.newFirst) };
  return { before, median, shown };
}

/** What the rows of a sheet show and use, for those without a history of their own. */
export const othersIn = (cells: readonly Cell[]): Others => othersOf(cells.map(typedOf));

/** Why what is typed in a row's fields stands out. */
export const oddIn = (cell: Cell, others: Others) => lookAt(typedOf(cell), others).odd;

const nobody: Others = { shown: undefined, used: undefined };

/** What was used by what is typed, in thousandths. */
export const usedIn = (cell: Cell) => lookAt(typedOf(cell), nobody).used;
