import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { type Draft, refuse, refuseRepeated, refuseWrongTimes } from './draft-checks';
import { Overtaken, storeParcels } from './store-parcels';
import { parcels } from './tables';
import type { UnitDirectory } from './unit-directory';

/** The parcels that an earlier call stored under these ids; throws `DUPLICATE` for another property's. */
async function storedBefore(db: NodePgDatabase, propertyId: string, drafts: readonly Draft[]) {
  const ids = drafts.map((draft) => draft.id);
  const rows = await db.select().from(parcels).where(inArray(parcels.id, ids));
  if (rows.some((row) => row.propertyId !== propertyId)) throw new Problem('DUPLICATE');
  return new Map<string, Parcel>(rows.map((row) => [row.id, row]));
}

/**
 * Receives parcels, all or none, and answers them in the order of the drafts; parcels stored before
 * under the same ids are answered as they are. Throws `INVALID` for what is wrong with a draft,
 * `DUPLICATE` for an id of another property's parcel.
 */
export const insertParcels =
  (db: NodePgDatabase, units: UnitDirectory) =>
  async (call: { body: { parcels: Draft[] } }, request: ServiceRequest): Promise<Parcel[]> => {
    const drafts = call.body.parcels;
    refuseRepeated(drafts);
    refuseWrongTimes(drafts);
    for (let tries = 1; ; tries++) {
      const known = await storedBefore(db, request.propertyId, drafts);
      const fresh = drafts.filter((draft) => !known.has(draft.id));
      if (fresh.length > 0) {
        // Asked before the transaction: the embedded database has one session, which it would hold.
        const numbers = await units.numbers(request.propertyId, [
          ...new Set(fresh.map((draft) => draft.unitId)),
        ]);
        const unknown = (draft: Draft) => !known.has(draft.id) && !numbers.has(draft.unitId);
        refuse(drafts, 'unknownUnit', unknown, 'unitId');
        try {
          for (const row of await storeParcels(db, request, fresh, numbers)) known.set(row.id, row);
          request.changed('parcels');
        } catch (error) {
          if (error instanceof Overtaken && tries < 3) continue;
          throw error;
        }
      }
      return drafts.flatMap(({ id }) => known.get(id) ?? []);
    }
  };
