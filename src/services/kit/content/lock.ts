import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { lockRow, stale } from '@/services/kit/records/change-row';
import { ofPlace } from './place';

type OwnedTable = PgTable & Record<'id' | 'propertyId', PgColumn>;

/** A row of the caller's place, held until the transaction ends; throws `NOT_FOUND`. */
export function lockOwn<T extends OwnedTable>(
  tx: Db,
  table: T,
  request: ServiceRequest,
  id: string,
): Promise<T['$inferSelect']> {
  return lockRow(tx, table, and(eq(table.id, id), ofPlace(table, request)));
}

interface Edit {
  /** The version that the sender has seen. */
  version: number;
  sent: unknown;
  /** The record as its readers get it. */
  stored: () => Promise<unknown>;
}

/** Throws `STALE` (`by`, `at`) with both sides' data when the row has moved on from the version. */
export async function refuseOverwriting(
  row: { version: number; updatedAt: string; updatedBy: string },
  { version, sent, stored }: Edit,
): Promise<void> {
  if (row.version === version) return;
  throw stale(row, { stored: await stored(), sent });
}
