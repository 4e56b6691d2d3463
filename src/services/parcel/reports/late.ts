import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { parcelDays } from '@/services/parcel/tables';

/** How many parcels wait at properties since a day of each or longer, from the kept counts. */
export const parcelsLateOf =
  (db: NodePgDatabase) =>
  async (since: readonly { propertyId: string; day: string }[]): Promise<Map<string, number>> => {
    const days = sql`jsonb_to_recordset(${JSON.stringify(since)}::jsonb)
      as since("propertyId" uuid, day date)`;
    const rows = await db
      .select({ propertyId: parcelDays.propertyId, n: sql`sum(${parcelDays.n})`.mapWith(Number) })
      .from(parcelDays)
      .innerJoin(
        days,
        sql`since."propertyId" = ${parcelDays.propertyId} and ${parcelDays.day} <= since.day`,
      )
      .where(eq(parcelDays.status, 'waiting'))
      .groupBy(parcelDays.propertyId);
    return new Map(rows.map(({ propertyId, n }) => [propertyId, n]));
  };
