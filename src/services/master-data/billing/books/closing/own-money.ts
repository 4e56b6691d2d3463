import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { auditLog } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import type { HoldersOf } from './holders';

/** Who took money in a month, by the log that says whose deed each receipt was; using what was paid ahead takes none. */
async function takersOf(db: Db, propertyId: string, period: string): Promise<Set<string>> {
  const rows = await db
    .select({ accountId: sql<string>`${auditLog.accountId}` })
    .from(receipts)
    .innerJoin(
      auditLog,
      and(
        eq(auditLog.entity, 'receipt'),
        eq(auditLog.entityId, sql`${receipts.id}::text`),
        eq(auditLog.action, 'create'),
        isNotNull(auditLog.accountId),
      ),
    )
    .where(
      and(
        eq(receipts.propertyId, propertyId),
        inMonth(receipts.day, period),
        ne(receipts.method, 'advance'),
      ),
    )
    .groupBy(auditLog.accountId);
  return new Set(rows.map(({ accountId }) => accountId));
}

/**
 * Who may close a month instead of a caller who took money in it: others with the right who took none. Nobody
 * where the caller took none either, or where there is nobody else.
 */
export async function othersInstead(
  db: Db,
  { propertyId, caller }: Pick<ServiceRequest, 'propertyId' | 'caller'>,
  period: string,
  holdersOf: HoldersOf,
): Promise<string[]> {
  const takers = await takersOf(db, propertyId, period);
  if (!takers.has(caller.accountId)) return [];
  const holders = await holdersOf(db, propertyId, 'books:approve');
  return holders.filter(({ accountId }) => !takers.has(accountId)).map(({ fullname }) => fullname);
}
