import type { Db } from '@/services/kit/database/db';
import { waitingCharges } from '@/services/master-data/billing/invoices/charges';
import { openSurcharges } from '@/services/master-data/billing/late/debts';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import type { Line } from './draft';
import { waitingLine, withSurcharge } from './lines';

/**
 * What a unit came to owe up to a day that no invoice asks for yet: what was entered, and being late, which
 * comes to less than 0 where too much was charged.
 */
export async function unbilledOf(
  db: Db,
  propertyId: string,
  unitId: string,
  day: string,
): Promise<{ lines: Line[]; surcharge: number }> {
  const [waiting, debts] = await Promise.all([
    waitingCharges(db, propertyId, unitId),
    openSurcharges(db, propertyId, day, [unitId]),
  ]);
  const open = debts.flatMap((debt) => debt.open);
  return { lines: withSurcharge(waiting.map(waitingLine), open), surcharge: totalOf(open) };
}
