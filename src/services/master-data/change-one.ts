import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { type AuditLine, audit } from '@/services/kit/records/audit';
import {
  changeStamp,
  lockRow,
  nextChange,
  requireVersion,
  type Versioned,
} from '@/services/kit/records/change-row';

/** A table with one row by property, added with the first change. */
type OneByProperty = PgTable &
  Record<'propertyId' | 'version' | 'updatedAt' | 'updatedBy', PgColumn>;

/**
 * Changes the row of the caller's property, in one transaction with what the log is told of it; throws
 * `STALE` (`by`, `at`) where it has moved on from the version.
 */
export async function changeOne<Table extends OneByProperty>(
  db: NodePgDatabase,
  request: ServiceRequest,
  own: Table,
  change: {
    version: number;
    fields: Partial<Table['$inferSelect']>;
    /** What counts where nothing was saved before. */
    usual: (tx: Db, propertyId: string) => Promise<object>;
    line: (before: Table['$inferSelect']) => AuditLine;
  },
): Promise<void> {
  const { propertyId } = request;
  const table: OneByProperty = own;
  await db.transaction(async (tx) => {
    // There is a row to lock from here on, whether or not anything was saved before.
    await tx
      .insert(table)
      .values({
        ...(await change.usual(tx, propertyId)),
        ...changeStamp(request),
        propertyId,
      } as never)
      .onConflictDoNothing();
    const mine = eq(table.propertyId, propertyId);
    const before = (await lockRow(tx, own, mine)) as Table['$inferSelect'] & Versioned;
    requireVersion(before, change.version);
    await tx
      .update(table)
      .set({ ...change.fields, ...nextChange(table, request) } as never)
      .where(mine);
    await audit(tx, request, change.line(before));
  });
}
