import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';
import { ofPlace } from './place';

type OwnedTable = PgTable & Record<'id' | 'propertyId', PgColumn>;

/** A row of the caller's place, held until the transaction ends; throws `NOT_FOUND`. */
export async function lockOwn<T extends OwnedTable>(
  tx: Db,
  table: T,
  request: ServiceRequest,
  id: string,
): Promise<T['$inferSelect']> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), ofPlace(table, request)))
    .for('update');
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

interface Edit {
  /** The version that the sender has seen. */
  version: number;
  sent: unknown;
  /** The record as its readers get it. */
  stored: () => Promise<unknown>;
}

/** Throws `STALE` (`by`, `at`) with both sides' data when the row has moved on from the version. */
export async function refuseStale(
  row: { version: number; updatedAt: string; updatedBy: string },
  { version, sent, stored }: Edit,
): Promise<void> {
  if (row.version === version) return;
  const details = { by: row.updatedBy, at: thaiInstant(row.updatedAt) };
  throw new Problem('STALE', details, undefined, { stored: await stored(), sent });
}

/** Who changes a row, and when. */
export const stamp = ({ caller }: ServiceRequest) => ({
  updatedAt: new Date().toISOString(),
  updatedBy: caller.fullname,
});
