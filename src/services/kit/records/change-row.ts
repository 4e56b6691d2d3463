import { eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordAction, RecordKind } from '@/contracts/features/record-words';
import type { ApiError } from '@/contracts/kit/calls/errors';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { GeneralAction } from '@/contracts/kit/feature/record-words';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { auditAs, changedFields, linesOf } from '@/services/kit/records/audit';
import { thaiInstant } from '@/services/kit/text/thai-text';

/** What a row knows of its latest change. */
export interface Versioned {
  version: number;
  updatedAt: string;
  updatedBy: string;
}

/** `STALE` (`by`, `at`): the row has moved on from what its sender has seen. */
export const stale = ({ updatedBy: by, updatedAt }: Versioned, conflict?: ApiError['conflict']) =>
  new Problem('STALE', { by, at: thaiInstant(updatedAt) }, undefined, conflict);

/** Throws `STALE` when a version is named and the row has moved on from it. */
export function refuseStale(row: Versioned, version: number | undefined): void {
  if (version !== undefined && row.version !== version) throw stale(row);
}

/** The version that a draft of a known record has to name; throws a field's error. */
export function namedVersion(version: number | undefined): number {
  if (version === undefined) throw invalidField('version', 'required');
  return version;
}

/** Throws `STALE` when the row has moved on from the draft's version, which has to be named. */
export const requireVersion = (row: Versioned, version: number | undefined): void =>
  refuseStale(row, namedVersion(version));

/** Who changes a row, and when. */
export const changeStamp = ({ caller }: ServiceRequest) => ({
  updatedAt: new Date().toISOString(),
  updatedBy: caller.fullname,
});

/** The same, and that it is the table's row's next version. */
export const nextChange = (table: { version: PgColumn }, request: ServiceRequest) => ({
  ...changeStamp(request),
  version: sql`${table.version} + 1`,
});

/** One row, held until the transaction ends; throws `NOT_FOUND`. */
export async function lockRow<Table extends PgTable>(
  tx: Db,
  table: Table,
  which: SQL | undefined,
): Promise<Table['$inferSelect']> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(which)
    .for('update');
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

type RowTable<Row> = PgTable & Record<'id' | 'version', PgColumn> & { readonly $inferSelect: Row };

/** What a change makes of a row, and what the log is told beside the fields that differ. */
interface Made<Row, Action> {
  fields: Partial<Row>;
  action?: Action;
  told?: Record<string, unknown>;
}

/** Changes of records that go their own way: through states, by several calls. */
export function rowChanges<
  Row extends Versioned & { id: string; propertyId: string },
  Kind extends RecordKind,
>(
  table: RowTable<Row>,
  of: {
    entity: Kind;
    /** Whose other staff are told. */
    feature: Feature;
    /** The one, where the caller reaches it. */
    own: (request: ServiceRequest, id: string) => SQL | undefined;
    title: (row: Row) => string;
    /** The fields as the audit log's readers know them. */
    readable: (row: Row) => object;
  },
) {
  type Action = GeneralAction | RecordAction<Kind>;

  const line = linesOf(of.entity, of.title);

  const locked = (tx: Db, request: ServiceRequest, id: string): Promise<Row> =>
    lockRow(tx, table, of.own(request, id));

  function log(
    tx: Db,
    request: ServiceRequest,
    row: Row,
    action: Action,
    changes: Record<string, unknown>,
  ): Promise<void> {
    const { accountId, fullname } = request.caller;
    const actor = { accountId, fullname, propertyId: row.propertyId };
    return auditAs(tx, actor, request, line(action, row, changes));
  }

  return {
    /** One that the caller reaches, held until the transaction ends; throws `NOT_FOUND`. */
    locked,

    /** Logged at the record's own property, wherever the caller is. */
    log,

    /**
     * Changes one in a transaction with the log, and tells its property's other staff; throws
     * `NOT_FOUND`, and `STALE` (`by`, `at`) when a version is named and the row has moved on from it.
     */
    async change(
      db: NodePgDatabase,
      request: ServiceRequest,
      { id, version }: { id: string; version?: number | undefined },
      make: (tx: Db, before: Row) => Promise<Made<Row, Action>> | Made<Row, Action>,
    ): Promise<void> {
      const { propertyId } = await db.transaction(async (tx) => {
        const before = await locked(tx, request, id);
        refuseStale(before, version);
        const { fields, action = 'edit', told = {} } = await make(tx, before);
        const values = { ...fields, ...nextChange(table, request) };
        await tx
          .update(table as PgTable)
          .set(values as never)
          .where(eq(table.id, id));
        const after = { ...before, ...fields };
        const changes = { ...changedFields(of.readable(before), of.readable(after)), ...told };
        await log(tx, request, after, action, changes);
        return after;
      });
      request.changed(of.feature, [propertyId]);
    },
  };
}
