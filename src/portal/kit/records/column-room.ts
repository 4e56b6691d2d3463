import type { ColumnKind, ListColumn } from '@/contracts/kit/feature/list-columns';
import type { Room } from '@/portal/ui/layout/give-way';

/** px by kind, with a cell's own edges. */
const widths: Readonly<Record<ColumnKind, number>> = {
  ...{ code: 108, document: 148, person: 188, phone: 136, text: 168 },
  ...{ number: 88, baht: 112, satang: 112 },
  ...{ day: 116, month: 104, instant: 140 },
  ...{ choice: 132, state: 152, standing: 124, yesNo: 88, active: 120 },
};
/** px of the first and the last day in one cell. */
const spanWidth = 176;
/** px below which a title, and one with a line under it, cannot be read. */
const [leastTitle, leastTall] = [180, 240];

const amounts: ReadonlySet<ColumnKind> = new Set(['baht', 'satang', 'number']);

/** Written at the end of its cell. */
export const isAmount = ({ kind }: ListColumn) => amounts.has(kind);

/** The room that a column takes, and by which rank it gives way. */
export function columnRoom(column: ListColumn, isTall: boolean): Room {
  const { kind, wide, until, rank, fixed } = column;
  const takesRest = wide ?? (fixed && (kind === 'text' || kind === 'person'));
  return {
    ...(takesRest
      ? { least: isTall ? leastTall : leastTitle }
      : { width: until ? spanWidth : widths[kind] }),
    rank: rank ?? (fixed ? 1 : 2),
  };
}
