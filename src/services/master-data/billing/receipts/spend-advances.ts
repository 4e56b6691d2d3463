import { asc, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Db } from '@/services/kit/database/db';
import { type Actor, auditAs } from '@/services/kit/records/audit';
import { units } from '@/services/master-data/units/tables';
import { advanceOf, advancesOf } from './advances';
import { takePayment } from './take';

interface Made {
  id: string;
  unitId: string;
  payerName: string;
  total: number;
  issuedOn: string;
}

/**
 * Pays invoices that were just made from what their units have paid ahead, each with its receipt of the
 * day of issue. Called last in the transaction that makes them: it waits for payments of those units.
 */
export async function spendAdvances(
  tx: Db,
  actor: Actor & { propertyId: string },
  from: Parameters<typeof auditAs>[2],
  made: readonly Made[],
): Promise<void> {
  const { propertyId, fullname: by } = actor;
  const ids = made.map(({ unitId }) => unitId);
  if (ids.length === 0) return;
  const has = await advancesOf(tx, propertyId, ids);
  if (has.size === 0) return;
  // All of them before the first receipt's number is taken, which a desk takes last.
  await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, [...has.keys()]))
    .orderBy(asc(units.id))
    .for('update');
  for (const { id: invoiceId, unitId, payerName, total, issuedOn: day } of made) {
    const amount = has.has(unitId) ? Math.min(total, await advanceOf(tx, propertyId, unitId)) : 0;
    if (amount <= 0) continue;
    const id = uuidv7();
    const { number } = await takePayment(tx, {
      ...{ id, propertyId, unitId, method: 'advance', amount, day, payerName, by },
      ...{ reference: '', invoiceIds: [invoiceId], beyond: 'refused' },
    });
    await auditAs(tx, actor, from, {
      ...{ action: 'create', entity: 'receipt', entityId: id, title: number },
      changes: { amount: [null, showBaht(amount)] },
    });
  }
}
