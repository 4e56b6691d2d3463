import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { parcels } from './tables';

/** What is kept of somebody's parcels: what came to their names at their units, or was handed to them there. */
export const parcelsOf =
  (db: NodePgDatabase) =>
  async (propertyId: string, { names, unitIds }: { names: string[]; unitIds: string[] }) => {
    if (unitIds.length === 0) return [];
    return db
      .select({
        code: parcels.docCode,
        tracking: parcels.parcelCode,
        carrier: parcels.carrier,
        unit: parcels.unitNumber,
        recipient: parcels.recipientName,
        note: parcels.note,
        status: parcels.status,
        receivedAt: parcels.receivedAt,
        handedOverAt: parcels.handedOverAt,
        handedOverTo: parcels.handedOverTo,
      })
      .from(parcels)
      .where(
        and(
          eq(parcels.propertyId, propertyId),
          inArray(parcels.unitId, unitIds),
          or(inArray(parcels.recipientName, names), inArray(parcels.handedOverTo, names)),
        ),
      )
      .orderBy(asc(parcels.receivedAt), asc(parcels.docCode));
  };
