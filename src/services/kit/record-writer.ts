import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { audit, changedFields } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import { refuseDuplicates } from '@/services/kit/database-errors';
import type { Db } from '@/services/kit/db';
import { Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';

/** A table with the columns that `recordColumns` in services/db makes. */
export type RecordTable = PgTable &
  Record<
    'id' | 'propertyId' | 'version' | 'active' | 'createdAt' | 'updatedAt' | 'updatedBy',
    PgColumn
  > & { position?: PgColumn };

/** A row as it comes back, by the table's own field names. */
export type RecordRow = Record<string, unknown> & {
  version: number;
  updatedAt: string;
  updatedBy: string;
};

export interface WriterOptions {
  /** The audit log's name of the record. */
  entity: string;
  /** The field to blame by unique constraint: `{ report_emails_once: 'email' }`. */
  duplicates?: Readonly<Record<string, string>>;
}

/** Whose rows a call may reach: the caller's property's; at the main admin the platform's own. */
const placeOf = (table: RecordTable, request: ServiceRequest): string | null =>
  table.propertyId.notNull ? request.propertyId : request.caller.propertyId;

/** The rows of the caller's place, or the one among them. */
export function ownRows(table: RecordTable, request: ServiceRequest, id?: string) {
  const place = placeOf(table, request);
  return and(
    place === null ? isNull(table.propertyId) : eq(table.propertyId, place),
    id === undefined ? undefined : eq(table.id, id),
  );
}

/** Audited writes to the caller's own place; each throws `NOT_FOUND` for any other row. */
export function recordWriter(db: NodePgDatabase, table: RecordTable, options: WriterOptions) {
  const { entity, duplicates = {} } = options;

  async function locked(tx: Db, request: ServiceRequest, id: string): Promise<RecordRow> {
    const own = ownRows(table, request, id);
    const [row] = await tx.select().from(table).where(own).for('update');
    if (!row) throw new Problem('NOT_FOUND');
    return row as RecordRow;
  }

  const stamp = (request: ServiceRequest) => ({
    updatedAt: new Date().toISOString(),
    updatedBy: request.caller.fullname,
  });

  const { position } = table;
  const last = (request: ServiceRequest) =>
    position && {
      position: sql`(select coalesce(max(${position}), 0) + 1 from ${table} where ${ownRows(table, request)})`,
    };

  return {
    /** A record of a table with an order goes to its end. */
    create: (request: ServiceRequest, fields: object): Promise<RecordRow> =>
      refuseDuplicates(duplicates, () =>
        db.transaction(async (tx) => {
          const stamps = stamp(request);
          const owned = { id: uuidv7(), propertyId: placeOf(table, request) };
          const row = {
            ...last(request),
            ...fields,
            ...owned,
            ...stamps,
            createdAt: stamps.updatedAt,
          };
          const [added] = await tx
            .insert(table)
            .values(row as never)
            .returning();
          const changes = changedFields({}, fields);
          await audit(tx, request, { action: 'create', entity, entityId: owned.id, changes });
          return added as RecordRow;
        }),
      ),

    /** Throws `STALE` (`by`, `at`) when a version is named and the row has moved on from it. */
    change: (request: ServiceRequest, id: string, fields: object, version?: number) =>
      refuseDuplicates(duplicates, () =>
        db.transaction(async (tx) => {
          const before = await locked(tx, request, id);
          if (version !== undefined && before.version !== version) {
            const { updatedBy: by, updatedAt } = before;
            throw new Problem('STALE', { by, at: thaiInstant(updatedAt) });
          }
          const row = { ...fields, ...stamp(request), version: sql`${table.version} + 1` };
          const [after] = await tx
            .update(table)
            .set(row as never)
            .where(ownRows(table, request, id))
            .returning();
          const changes = changedFields(before, fields);
          await audit(tx, request, { action: 'edit', entity, entityId: id, changes });
          return after as RecordRow;
        }),
      ),

    remove: (request: ServiceRequest, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const before = await locked(tx, request, id);
        await tx.delete(table).where(ownRows(table, request, id));
        const gone = Object.fromEntries(Object.keys(before).map((field) => [field, null]));
        const changes = changedFields(before, gone);
        await audit(tx, request, { action: 'delete', entity, entityId: id, changes });
      }),
  };
}
