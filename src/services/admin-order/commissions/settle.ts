import { and, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { commissionEndpoints } from '@/contracts/admin-order/commission';
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
import { once } from '@/services/kit/tries/claim-tries';
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

/** Throws `COMMISSION_SETTLED` for a month that is settled already. */
async function refuseSettled(tx: Db, { month, propertyId, vendorId }: Owing): Promise<void> {
  const [before] = await tx
    .select()
    .from(settlements)
    .where(
      and(
        eq(settlements.propertyId, propertyId),
        eq(settlements.vendorId, vendorId),
        eq(settlements.month, month),
      ),
    );
  if (!before) return;
  const { number, at, by } = before;
  throw new Problem('COMMISSION_SETTLED', { number, at: thaiInstant(at), by });
}

/** Settles a vendor's month in one transaction with the log: its orders, their rates and what they bring. */
export async function settle(
  db: NodePgDatabase,
  request: ServiceRequest,
  settling: Settling,
): Promise<void> {
  const { id: tryId, ...sent } = settling;
  const { month, propertyId, vendorId } = sent;
  const now = new Date();
  async function make(tx: Db): Promise<string> {
    if (month >= bangkokMonth(now)) throw new Problem('COMMISSION_MONTH_OPEN');
    // Of two that come at once the second finds it settled, and numbers have no gaps.
    await oneAtATime(tx, `commission ${propertyId}`);
    await refuseSettled(tx, settling);
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
    const id = uuidv7();
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
    return id;
  }
  await db.transaction((tx) =>
    once(tx, commissionEndpoints.settle, { request, id: tryId, sent }, () => make(tx)),
  );
  request.changed('commissions', [propertyId]);
  request.changed('orders', [propertyId]);
}
