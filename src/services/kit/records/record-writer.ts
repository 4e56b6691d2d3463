import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { type RecordKind, recordWords } from '@/contracts/features/record-words';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { refuseDuplicates, refuseUnknown } from '@/services/kit/database/database-errors';
import type { Db } from '@/services/kit/database/db';
import { type AuditLine, audit, changedFields } from '@/services/kit/records/audit';
import { changeStamp, lockRow, nextChange, refuseStale } from '@/services/kit/records/change-row';
import type { RecordPart, Written } from '@/services/kit/records/record-part';
import {
  columnsOf,
  ownRows,
  placeIn,
  type RecordRow,
  type RecordTable,
  titleOf,
} from '@/services/kit/records/record-table';
import { type ReferenceFields, titledChanges } from '@/services/kit/references/titled-changes';

export interface WriterOptions {
  /** What kind of record the audit log calls it. */
  entity: RecordKind;
  /** What each is called: by its name or its heading. */
  title: PgColumn;
  /** How the log says a field that is no plain value, by the field. */
  logged?: Readonly<Record<string, (row: never) => unknown>>;
  /** The field to blame by unique constraint: `{ report_emails_once: 'email' }`. */
  duplicates?: Readonly<Record<string, string>>;
  /** Its fields that name other records: the log calls these by their titles. */
  references?: ReferenceFields;
  /** What a record holds beside its row. */
  parts?: readonly RecordPart[];
}

/** Audited writes to the caller's own place, in a transaction of who calls; see `recordWriter`. */
export function writesIn(table: RecordTable, options: WriterOptions) {
  const { entity, title, logged = {}, references = {}, parts = [] } = options;
  const ofParts = new Set(parts.flatMap(({ fields }) => fields));
  const readable = (fields: object) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => !ofParts.has(field))),
    ...Object.fromEntries(
      Object.entries(logged)
        .filter(([field]) => field in fields)
        .map(([field, say]) => [field, say(fields as never)]),
    ),
  });
  const told = Object.keys(recordWords[entity]?.fields ?? {});

  async function log(
    tx: Db,
    request: ServiceRequest,
    action: 'create' | 'edit' | 'delete',
    written: Written & { changes: Record<string, unknown> },
  ): Promise<void> {
    const { row, changes } = written;
    const kept: Record<string, unknown> = {};
    for (const part of parts) Object.assign(kept, await part.keep(tx, request, written));
    const line: AuditLine = {
      ...{ action, entity, entityId: row.id, title: titleOf(table, title, row) },
      changes: { ...(await titledChanges(tx, request.titles, changes, references)), ...kept },
    };
    await audit(tx, request, line);
  }

  async function locked(tx: Db, request: ServiceRequest, id: string): Promise<RecordRow> {
    return (await lockRow(tx, table, ownRows(table, request, id))) as RecordRow;
  }

  const { position } = table;
  const last = (request: ServiceRequest) =>
    position && {
      position: sql`(select coalesce(max(${position}), 0) + 1 from ${table} where ${ownRows(table, request)})`,
    };

  return {
    async create(tx: Db, request: ServiceRequest, fields: object): Promise<RecordRow> {
      const stamps = changeStamp(request);
      const values = {
        ...last(request),
        ...columnsOf(table, { ...fields, createdBy: stamps.updatedBy }),
        ...{ id: uuidv7(), propertyId: placeIn(table, request) },
        ...{ createdAt: stamps.updatedAt, ...stamps },
      };
      const [added] = await tx
        .insert(table)
        .values(values as never)
        .returning();
      const row = added as RecordRow;
      const changes = changedFields({}, readable(fields));
      await log(tx, request, 'create', { before: null, row, sent: fields, changes });
      return row;
    },

    async change(tx: Db, request: ServiceRequest, id: string, fields: object, version?: number) {
      const before = await locked(tx, request, id);
      refuseStale(before, version);
      const values = { ...columnsOf(table, fields), ...nextChange(table, request) };
      const [after] = await tx
        .update(table)
        .set(values as never)
        .where(ownRows(table, request, id))
        .returning();
      const row = after as RecordRow;
      const changes = changedFields(readable(before), readable(fields));
      await log(tx, request, 'edit', { before, row, sent: fields, changes });
      return row;
    },

    async remove(tx: Db, request: ServiceRequest, id: string): Promise<RecordRow> {
      const row = await locked(tx, request, id);
      const gone = Object.fromEntries(told.map((field) => [field, null]));
      const changes = changedFields(readable(row), gone);
      await log(tx, request, 'delete', { before: row, row, sent: null, changes });
      await tx.delete(table).where(ownRows(table, request, id));
      return row;
    },
  };
}

/**
 * Audited writes to the caller's own place; each throws `NOT_FOUND` for any other row, and the error of
 * a field that names what there is not.
 */
export function recordWriter(db: NodePgDatabase, table: RecordTable, options: WriterOptions) {
  const { create, change, remove } = writesIn(table, options);
  const write = <R>(run: (tx: Db) => Promise<R>): Promise<R> =>
    refuseUnknown(table, () =>
      refuseDuplicates(options.duplicates ?? {}, () => db.transaction(run)),
    );
  return {
    /** A record of a table with an order goes to its end. */
    create: (request: ServiceRequest, fields: object) => write((tx) => create(tx, request, fields)),

    /** Throws `STALE` (`by`, `at`) when a version is named and the row has moved on from it. */
    change: (request: ServiceRequest, id: string, fields: object, version?: number) =>
      write((tx) => change(tx, request, id, fields, version)),

    remove: (request: ServiceRequest, id: string) => write((tx) => remove(tx, request, id)),
  };
}
