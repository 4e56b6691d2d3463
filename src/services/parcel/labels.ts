import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ParcelLabel } from '@/contracts/parcel/parcel';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/caller';
import { invalidField, Problem } from '@/services/kit/problem';
import { fold } from '@/services/kit/search-text';
import { parcels } from './tables';

const most = 500;

/**
 * The labels in the order of the codes. Throws `NOT_FOUND` with the unknown ones in `codes`: a sheet
 * with a label missing would go unnoticed until the parcel cannot be found.
 */
export const labelsOf =
  (db: NodePgDatabase) =>
  async (call: { query: { codes: string } }, request: ServiceRequest): Promise<ParcelLabel[]> => {
    const codes = call.query.codes
      .split(',')
      .map((code) => fold(code).trim().toUpperCase())
      .filter(Boolean);
    if (codes.length === 0) throw invalidField('codes', 'required');
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
    const labels = new Map(
      rows.map(({ parcel, propertyNameTh }) => [parcel.docCode, { ...parcel, propertyNameTh }]),
    );
    const unknown = codes.filter((code) => !labels.has(code));
    if (unknown.length > 0) throw new Problem('NOT_FOUND', { codes: unknown.join(', ') });
    return codes.flatMap((code) => labels.get(code) ?? []);
  };
