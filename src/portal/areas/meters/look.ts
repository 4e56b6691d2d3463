import { meterUnits } from '@/contracts/billing/meters/tariff';
import { type Odd, oddOf, usedSince } from '@/contracts/billing/meters/usage';
import type { Cell } from './sheet-store';

const read = (typed: string) => meterUnits.safeParse(typed).data ?? null;

/** What a row's fields come to while they are typed: thousandths used, and why that stands out. */
export function lookOf({ row, draft }: Cell): { used: number | undefined; odd: Odd | null } {
  const reading = read(draft.reading);
  if (!row.before || reading === null) return { used: undefined, odd: null };
  const shown = { reading, oldLast: read(draft.oldLast), newFirst: read(draft.newFirst) };
  const used = usedSince(row.before.reading, shown);
  return { used, odd: oddOf(used, row.median) };
}
