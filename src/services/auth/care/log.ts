import { and, asc, count, eq, inArray, max, min, sql } from 'drizzle-orm';
import { auditLog } from '@/services/db/tables';
import type { Holding, Worker } from '@/services/kit/personal/holding';
import { onlyReason } from '@/services/kit/personal/kit-holdings';

/** What was done to the account. */
export const accountLog: Holding<Worker> = {
  columns: [auditLog.title, auditLog.changes],
  rows: (db, { id }) =>
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        by: auditLog.accountName,
        action: auditLog.action,
        changes: auditLog.changes,
      })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'staff'), eq(auditLog.entityId, id)))
      .orderBy(asc(auditLog.at)),
  forget: (tx, { former }, ids) =>
    tx
      .update(auditLog)
      .set({ title: former, changes: onlyReason })
      .where(inArray(auditLog.id, [...ids])),
};

/** What they did, by kinds and from where: whose records these were is not theirs to know. */
export const audit: Holding<Worker> = {
  columns: [auditLog.accountId, auditLog.accountName, auditLog.ip, auditLog.userAgent],
  rows: async (db, { id }) => {
    const rows = await db
      .select({
        kind: auditLog.entity,
        action: auditLog.action,
        times: count(),
        first: min(auditLog.at),
        last: max(auditLog.at),
        addresses: sql<string[]>`array_agg(distinct ${auditLog.ip})`,
      })
      .from(auditLog)
      .where(eq(auditLog.accountId, id))
      .groupBy(auditLog.entity, auditLog.action)
      .orderBy(asc(auditLog.entity), asc(auditLog.action));
    return rows.map((row) => ({ id, ...row }));
  },
};
