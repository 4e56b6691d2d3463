import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { auditLog } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/caller';

/** A connection or an open transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The fields that differ, `{ field: [before, after] }`. */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(old[field]) !== JSON.stringify(value))
      .map(([field, value]) => [field, [old[field] ?? null, value]]),
  );
}

/** Adds a line to the audit log, in the transaction that makes the change. */
export async function audit(
  db: Db,
  request: ServiceRequest,
  line: { action: string; entity: string; entityId: string; changes?: Record<string, unknown> },
): Promise<void> {
  const { accountId, fullname, propertyId } = request.caller;
  await db.insert(auditLog).values({
    id: uuidv7(),
    at: new Date().toISOString(),
    accountId,
    accountName: fullname,
    propertyId,
    changes: {},
    ip: request.ip,
    userAgent: request.userAgent.slice(0, 300),
    ...line,
  });
}
