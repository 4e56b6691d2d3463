import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { parcelDays } from '@/services/parcel/tables';

/** How many parcels wait at properties since a day of each or longer, from the kept counts. */
export async function parcelsLateOf(
  db: NodePgDatabase,
  since: readonly { propertyId: string; day: string }[],
): Promise<ReadonlyMap<string, number>> {
  // A stretch of the index for each property: joined, the whole table was read.
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select since.id, late.n
    from jsonb_to_recordset(${JSON.stringify(
      since.map(({ propertyId, day }) => ({ id: propertyId, day })),
    )}::jsonb) as since(id uuid, day date),
      lateral (select coalesce(sum(${parcelDays.n}), 0)::integer as n from ${parcelDays}
        where ${parcelDays.propertyId} = since.id and ${parcelDays.status} = 'waiting'
          and ${parcelDays.day} <= since.day offset 0) as late`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
