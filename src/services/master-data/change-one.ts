import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type AuditLine, audit } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';

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
  const { propertyId, caller } = request;
  const table: OneByProperty = own;
  await db.transaction(async (tx) => {
    const stamp = { updatedAt: new Date().toISOString(), updatedBy: caller.fullname };
    // There is a row to lock from here on, whether or not anything was saved before.
    await tx
      .insert(table)
      .values({ ...(await change.usual(tx, propertyId)), ...stamp, propertyId } as never)
      .onConflictDoNothing();
    const mine = eq(table.propertyId, propertyId);
    const [before] = await tx.select().from(table).where(mine).for('update');
    if (!before) throw new Problem('NOT_FOUND');
    if (before.version !== change.version) {
      throw new Problem('STALE', {
        by: String(before.updatedBy),
        at: thaiInstant(String(before.updatedAt)),
      });
    }
    await tx
      .update(table)
      .set({ ...change.fields, ...stamp, version: sql`${table.version} + 1` } as never)
      .where(mine);
    await audit(tx, request, change.line(before as Table['$inferSelect']));
  });
}
