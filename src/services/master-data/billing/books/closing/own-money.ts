import { and, eq, sql } from 'drizzle-orm';
import { auditLog } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import type { HoldersOf } from './holders';

/**
 * Who may close a month instead of one who took money in it, by the log that says whose deed each receipt was;
 * nobody where the caller took none, or is alone with the right.
 */
export async function othersInstead(
  db: Db,
  { propertyId, caller }: Pick<ServiceRequest, 'propertyId' | 'caller'>,
  period: string,
  holdersOf: HoldersOf,
): Promise<string[]> {
  const [taken] = await db
    .select({ id: receipts.id })
    .from(receipts)
    .innerJoin(
      auditLog,
      and(
        eq(auditLog.entity, 'receipt'),
        eq(auditLog.entityId, sql`${receipts.id}::text`),
        eq(auditLog.action, 'create'),
        eq(auditLog.accountId, caller.accountId),
      ),
    )
    .where(and(eq(receipts.propertyId, propertyId), inMonth(receipts.day, period)))
    .limit(1);
  if (!taken) return [];
  const holders = await holdersOf(db, propertyId, 'books:approve');
  return holders
    .filter(({ accountId }) => accountId !== caller.accountId)
    .map(({ fullname }) => fullname);
}
