import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { inJointTurns } from '@/services/parcel/changes/in-joint-turns';
import { parcels } from '@/services/parcel/tables';
import type { UnitDirectory } from '@/services/parcel/unit-directory';
import { type Draft, refuse, refuseRepeated, refuseWrongTimes } from './draft-checks';
import { type Arrival, Overtaken, storeParcels } from './store-parcels';

/** As many parcels are stored by one transaction, where they come in several calls. */
const together = 200;

/** The parcels that an earlier call stored under these ids; throws `DUPLICATE` for another property's. */
async function storedBefore(db: NodePgDatabase, propertyId: string, drafts: readonly Draft[]) {
  const ids = drafts.map((draft) => draft.id);
  const rows = await db.select().from(parcels).where(inArray(parcels.id, ids));
  if (rows.some((row) => row.propertyId !== propertyId)) throw new Problem('DUPLICATE');
  return new Map<string, Parcel>(rows.map((row) => [row.id, row]));
}

/** Stores what is not stored yet, all or none, and answers all of it by id. */
async function stored(
  db: NodePgDatabase,
  units: UnitDirectory,
  propertyId: string,
  arrivals: readonly Arrival[],
): Promise<Map<string, Parcel>> {
  for (let tries = 1; ; tries++) {
    const known = await storedBefore(db, propertyId, arrivals);
    const fresh = arrivals.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return known;
    // Asked before the transaction: the embedded database has one session, which it would hold.
    const numbers = await units.numbers(propertyId, [
      ...new Set(fresh.map(({ unitId }) => unitId)),
    ]);
    refuse(fresh, 'unknownUnit', ({ unitId }) => !numbers.has(unitId), 'unitId');
    try {
      for (const row of await storeParcels(db, propertyId, fresh, numbers)) known.set(row.id, row);
      for (const request of new Set(fresh.map((one) => one.request))) request.changed('parcels');
      return known;
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === 3) throw error;
    }
  }
}

/**
 * Receives parcels, all or none of a call, and answers them in the order of the drafts; parcels stored
 * before under the same ids are answered as they are. Throws `INVALID` for what is wrong with a draft,
 * `DUPLICATE` for an id of another property's parcel. Calls of a property that wait at the same moment
 * share a transaction, whose commit they all would have to wait for.
 */
export function insertParcels(db: NodePgDatabase, units: UnitDirectory) {
  const receive = inJointTurns<readonly Arrival[], Parcel[]>(
    async (propertyId, calls) => {
      const arrivals = calls.flat();
      refuseRepeated(arrivals);
      const rows = await stored(db, units, propertyId, arrivals);
      return calls.map((call) => call.flatMap(({ id }) => rows.get(id) ?? []));
    },
    { weight: (call) => call.length, most: together },
  );
  return async (
    { body }: { body: { parcels: Draft[] } },
    request: ServiceRequest,
  ): Promise<Parcel[]> => {
    const arrivals = body.parcels.map((draft, i) => ({ ...draft, request, place: `parcels.${i}` }));
    refuseWrongTimes(arrivals);
    return receive(request.propertyId, arrivals);
  };
}
