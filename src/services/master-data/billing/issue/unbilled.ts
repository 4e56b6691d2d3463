import type { Db } from '@/services/kit/database/db';
import { waitingCharges } from '@/services/master-data/billing/invoices/charges';
import { dueFor, openSurcharges } from '@/services/master-data/billing/late/debts';
import { meteredLines } from '@/services/master-data/billing/meters/lines';
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
  const [waiting, debts, metered] = await Promise.all([
    waitingCharges(db, propertyId, unitId),
    openSurcharges(db, propertyId, day, [unitId]),
    meteredLines(db, propertyId, day.slice(0, 7), [unitId]),
  ]);
  const entered = [...(metered.get(unitId) ?? []), ...waiting.map(waitingLine)];
  return { lines: withSurcharge(entered, debts), surcharge: dueFor(debts) };
}
