import { and, count, eq, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { showBaht } from '@/contracts/kit/fields/satang';
import { orders } from '@/services/admin-order/orders/tables';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { type AuditLine, auditAs, changedFields } from '@/services/kit/records/audit';
import { bangkokMonth } from '@/services/kit/text/bangkok-day';
import { thaiInstant } from '@/services/kit/text/thai-text';
import { linesIn, type Owing, summed } from './owed';
import { commissionLines, commissionSettlements as settlements } from './tables';

interface Settling extends Owing {
  id: string;
  commissionSatang: number;
}

/** `RMN-202610-01`: the property's, counted through its month. */
async function nextNumber(tx: Db, { propertyId, month }: Owing): Promise<string> {
  const [place] = await tx.select().from(properties).where(eq(properties.id, propertyId));
  const [held] = await tx
    .select({ n: count() })
    .from(settlements)
    .where(and(eq(settlements.propertyId, propertyId), eq(settlements.month, month)));
  const nth = String((held?.n ?? 0) + 1).padStart(2, '0');
  return `${place?.code}-${month.replace('-', '')}-${nth}`;
}

/** Whether it was settled by this very call before; throws `COMMISSION_SETTLED` where by another. */
async function isRepeated(tx: Db, { id, month, propertyId, vendorId }: Settling): Promise<boolean> {
  const [before] = await tx
    .select()
    .from(settlements)
    .where(
      or(
        eq(settlements.id, id),
        and(
          eq(settlements.propertyId, propertyId),
          eq(settlements.vendorId, vendorId),
          eq(settlements.month, month),
        ),
      ),
    );
  if (!before) return false;
  const isSame =
    before.propertyId === propertyId && before.vendorId === vendorId && before.month === month;
  if (!isSame) throw new Problem('DUPLICATE');
  if (before.id === id) return true;
  const { number, at, by } = before;
  throw new Problem('COMMISSION_SETTLED', { number, at: thaiInstant(at), by });
}

/** Settles a vendor's month in one transaction with the log: its orders, their rates and what they bring. */
export async function settle(
  db: NodePgDatabase,
  request: ServiceRequest,
  settling: Settling,
): Promise<void> {
  const { id, month, propertyId, vendorId } = settling;
  const now = new Date();
  if (month >= bangkokMonth(now)) throw new Problem('COMMISSION_MONTH_OPEN');
  await db.transaction(async (tx) => {
    // Of two that come at once the second finds it settled, and numbers have no gaps.
    await oneAtATime(tx, `commission ${propertyId}`);
    if (await isRepeated(tx, settling)) return;
    const whose = and(eq(orders.propertyId, propertyId), eq(orders.vendorId, vendorId));
    const lines = await linesIn(tx, month, whose, { locked: true });
    const [first] = lines;
    if (!first) throw new Problem('NOT_FOUND');
    const { unrated, ...sums } = summed(lines);
    if (unrated > 0) throw new Problem('COMMISSION_NO_RATE', { n: unrated });
    if (sums.commissionSatang !== settling.commissionSatang) throw new Problem('COMMISSION_MOVED');
    const number = await nextNumber(tx, settling);
    const { accountId, fullname } = request.caller;
    const { vendorName } = first;
    const row = { id, propertyId, number, month, vendorId, vendorName, ...sums };
    await tx.insert(settlements).values({ ...row, at: now.toISOString(), by: fullname });
    const held = lines.map(({ id: orderId, grossSatang, basisPoints, commissionSatang }) => ({
      ...{ orderId, settlementId: id, grossSatang, commissionSatang },
      basisPoints: basisPoints ?? 0,
    }));
    await insertAll(tx, commissionLines, held);
    const changes = changedFields(
      {},
      {
        ...{ vendorName, month, orders: sums.orders },
        grossSatang: showBaht(sums.grossSatang),
        commissionSatang: showBaht(sums.commissionSatang),
      },
    );
    const line: AuditLine = {
      ...{ action: 'settle', entity: 'commission-settlement', entityId: id, title: number },
      changes,
    };
    await auditAs(tx, { accountId, fullname, propertyId }, request, line);
  });
  request.changed('commissions', [propertyId]);
  request.changed('orders', [propertyId]);
}
