import { asc, inArray } from 'drizzle-orm';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Db } from '@/services/kit/database/db';
import { type Actor, auditAs } from '@/services/kit/records/audit';
import { owedBy } from '@/services/master-data/billing/invoices/detail';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { units } from '@/services/master-data/units/tables';
import { advanceOf, advancesOf } from './advances';
import { takePayment } from './take';

interface Owing {
  unitId: string;
  /** Of the receipt. */
  day: string;
}

/**
 * Pays what units owe from what they have paid ahead, the oldest first, each by a receipt. Called last in
 * the transaction that made them owe it: it waits for payments of those units.
 */
export async function spendAdvances(
  tx: Db,
  actor: Actor & { propertyId: string },
  from: Parameters<typeof auditAs>[2],
  owing: readonly Owing[],
): Promise<void> {
  const { propertyId, fullname: by } = actor;
  const ids = owing.map(({ unitId }) => unitId);
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
  for (const { unitId, day } of owing.filter((one) => has.has(one.unitId))) {
    const owed = await owedBy(tx, propertyId, unitId);
    const sum = totalOf(owed.map((invoice) => ({ amount: invoice.owed })));
    const amount = Math.min(sum, await advanceOf(tx, propertyId, unitId));
    if (amount <= 0) continue;
    const payerName = owed.at(-1)?.payerName ?? '';
    const { id, number } = await takePayment(tx, {
      ...{ propertyId, unitId, method: 'advance', amount, day, payerName, by },
      ...{ reference: '', invoiceIds: [], beyond: 'refused' },
    });
    await auditAs(tx, actor, from, {
      ...{ action: 'create', entity: 'receipt', entityId: id, title: number },
      changes: { amount: [null, showBaht(amount)] },
    });
  }
}
