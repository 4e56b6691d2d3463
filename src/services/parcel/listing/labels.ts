import { and, count, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { expandCodes } from '@/contracts/parcel/label-codes';
import type { ParcelLabel } from '@/contracts/parcel/parcel';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { fold } from '@/services/kit/text/search-text';
import { eventOf } from '@/services/parcel/events';
import { parcelEvents, parcels } from '@/services/parcel/tables';

const most = 1000;

/** How often the label of each parcel was printed before. */
async function printedBefore(db: NodePgDatabase, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: parcelEvents.parcelId, n: count() })
    .from(parcelEvents)
    .where(and(inArray(parcelEvents.parcelId, ids), eq(parcelEvents.action, 'printed')))
    .groupBy(parcelEvents.parcelId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/**
 * The labels in the order of the codes, none of none. Throws `NOT_FOUND` with the unknown ones in `codes`: a sheet
 * with a label missing would go unnoticed until the parcel cannot be found.
 */
export const labelsOf =
  (db: NodePgDatabase) =>
  async (call: { query: { codes: string } }, request: ServiceRequest): Promise<ParcelLabel[]> => {
    const codes = expandCodes(fold(call.query.codes));
    if (codes.length === 0) return [];
    if (codes.length > most) throw invalidField('codes', 'tooLarge', { max: most });

    const rows = await db
      .select({ parcel: parcels, propertyNameTh: properties.nameTh })
      .from(parcels)
      .innerJoin(properties, eq(properties.id, parcels.propertyId))
      .where(
        and(
          eq(parcels.propertyId, request.propertyId),
          inArray(parcels.docCode, [...new Set(codes)]),
        ),
      );
    const printed = await printedBefore(
      db,
      rows.map(({ parcel }) => parcel.id),
    );
    const labels = new Map(
      rows.map(({ parcel, propertyNameTh }) => [
        parcel.docCode,
        { ...parcel, propertyNameTh, printed: printed.get(parcel.id) ?? 0 },
      ]),
    );
    const unknown = codes.filter((code) => !labels.has(code));
    if (unknown.length > 0) throw new Problem('NOT_FOUND', { codes: unknown.join(', ') });
    return codes.flatMap((code) => labels.get(code) ?? []);
  };

/** Tells the history of each of the property's parcels that its label was printed. */
export const labelsPrinted =
  (db: NodePgDatabase) =>
  async ({ body: { ids } }: { body: { ids: string[] } }, request: ServiceRequest) => {
    const at = new Date().toISOString();
    const own = await db
      .select({ id: parcels.id })
      .from(parcels)
      .where(and(eq(parcels.propertyId, request.propertyId), inArray(parcels.id, ids)));
    if (own.length < new Set(ids).size) throw new Problem('NOT_FOUND');
    await db.insert(parcelEvents).values(own.map(({ id }) => eventOf(request, id, 'printed', at)));
    return {};
  };
