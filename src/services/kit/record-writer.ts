import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { type RecordKind, recordWords } from '@/contracts/features/record-words';
import { type AuditLine, audit, changedFields } from '@/services/kit/audit';
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
  /** What kind of record the audit log calls it. */
  entity: RecordKind;
  /** What each is called: by its name or its heading. */
  title: PgColumn;
  /** How the log says a field that is no plain value, by the field. */
  logged?: Readonly<Record<string, (row: never) => string>>;
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

/** What a row is called, by the column that says so. */
export function titleOf(table: RecordTable, title: PgColumn, row: Record<string, unknown>): string {
  const [field = ''] =
    Object.entries(getTableColumns(table)).find(([, column]) => column === title) ?? [];
  return String(row[field] ?? '');
}

/** Audited writes to the caller's own place; each throws `NOT_FOUND` for any other row. */
export function recordWriter(db: NodePgDatabase, table: RecordTable, options: WriterOptions) {
  const { entity, title, logged = {}, duplicates = {} } = options;
  const readable = (fields: object) => ({
    ...fields,
    ...Object.fromEntries(
      Object.entries(logged)
        .filter(([field]) => field in fields)
        .map(([field, say]) => [field, say(fields as never)]),
    ),
  });
  const told = Object.keys(recordWords[entity]?.fields ?? {});
  const line = (
    action: 'create' | 'edit' | 'delete',
    row: RecordRow,
    changes: Record<string, unknown>,
  ): AuditLine => ({
    ...{ action, entity, entityId: String(row.id), title: titleOf(table, title, row) },
    changes,
  });

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
          await audit(
            tx,
            request,
            line('create', added as RecordRow, changedFields({}, readable(fields))),
          );
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
          await audit(
            tx,
            request,
            line('edit', after as RecordRow, changedFields(readable(before), readable(fields))),
          );
          return after as RecordRow;
        }),
      ),

    remove: (request: ServiceRequest, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const before = await locked(tx, request, id);
        await tx.delete(table).where(ownRows(table, request, id));
        const gone = Object.fromEntries(told.map((field) => [field, null]));
        await audit(tx, request, line('delete', before, changedFields(readable(before), gone)));
      }),
  };
}
