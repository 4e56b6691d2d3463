import { and, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceRequest } from '@/services/kit/calls/caller';

/** A table with the columns that `recordColumns` in services/db makes. */
export type RecordTable = PgTable &
  Record<
    'id' | 'propertyId' | 'version' | 'active' | 'createdAt' | 'updatedAt' | 'updatedBy',
    PgColumn
  > & { position?: PgColumn };

/** A row as it comes back, by the table's own field names. */
export type RecordRow = Record<string, unknown> & {
  id: string;
  propertyId: string | null;
  version: number;
  updatedAt: string;
  updatedBy: string;
};

/** Whose rows a call may write: the caller's property's; at the main admin the platform's own. */
export const placeIn = (table: RecordTable, request: ServiceRequest): string | null =>
  table.propertyId.notNull ? request.propertyId : request.caller.propertyId;

/** The rows of the caller's place, or the one among them. */
export function ownRows(table: RecordTable, request: ServiceRequest, id?: string) {
  const place = placeIn(table, request);
  return and(
    place === null ? isNull(table.propertyId) : eq(table.propertyId, place),
    id === undefined ? undefined : eq(table.id, id),
  );
}

/** The rows of the caller's property, or the one among them; at the main admin those of every property. */
export function reachedRows(table: RecordTable, request: ServiceRequest, id?: string) {
  const { propertyId, platform } = request.caller;
  return and(
    propertyId || !platform ? eq(table.propertyId, request.propertyId) : undefined,
    id === undefined ? undefined : eq(table.id, id),
  );
}

/** The same and the platform's own, which any property's records may be made with. */
export function usableRows(table: { propertyId: PgColumn }, request: ServiceRequest) {
  const { propertyId, platform } = request.caller;
  return propertyId || !platform
    ? or(eq(table.propertyId, request.propertyId), isNull(table.propertyId))
    : undefined;
}

/** The fields that the table has columns for. */
export function columnsOf(table: RecordTable, fields: object): object {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field in columns));
}

/** What a row is called, by the column that says so. */
export function titleOf(table: RecordTable, title: PgColumn, row: Record<string, unknown>): string {
  const [field = ''] =
    Object.entries(getTableColumns(table)).find(([, column]) => column === title) ?? [];
  return String(row[field] ?? '');
}
