import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { claimTries, type Try } from '@/services/kit/tries/claim-tries';
import { inJointTurns } from '@/services/parcel/changes/in-joint-turns';
import { parcels } from '@/services/parcel/tables';
import type { UnitDirectory } from '@/services/parcel/unit-directory';
import { type Draft, refuse, refuseRepeated, refuseWrongTimes } from './draft-checks';
import { type Arrival, storeParcels } from './store-parcels';

/** As many parcels are stored by one transaction, where they come in several calls. */
const together = 200;

const tryOf = ({ request, place: _, id, ...sent }: Arrival): Try => ({ request, id, sent });

/** Stores what is not stored yet, all or none, and answers all of it by id. */
async function stored(
  db: NodePgDatabase,
  units: UnitDirectory,
  propertyId: string,
  arrivals: readonly Arrival[],
): Promise<Map<string, Parcel>> {
  // Asked before the transaction: the embedded database has one session, which it would hold.
  const numbers = await units.numbers(propertyId, [
    ...new Set(arrivals.map(({ unitId }) => unitId)),
  ]);
  const { rows, fresh } = await db.transaction(async (tx) => {
    const before = await claimTries(tx, parcelEndpoints.insert, arrivals.map(tryOf));
    const known: Parcel[] =
      before.size === 0
        ? []
        : await tx
            .select()
            .from(parcels)
            .where(
              and(eq(parcels.propertyId, propertyId), inArray(parcels.id, [...before.keys()])),
            );
    const fresh = arrivals.filter(({ id }) => !before.has(id));
    refuse(fresh, 'unknownUnit', ({ unitId }) => !numbers.has(unitId), 'unitId');
    const added = fresh.length === 0 ? [] : await storeParcels(tx, propertyId, fresh, numbers);
    return { rows: [...known, ...added], fresh };
  });
  for (const request of new Set(fresh.map((one) => one.request))) request.changed('parcels');
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Receives parcels, all or none of a call, and answers them in the order of the drafts; those that were
 * received before by the same draft are answered as they are. Throws `INVALID` for what is wrong with a
 * draft, `TRY_DIFFERS` for the id of another of its sender's, `DUPLICATE` for that of anybody else's. Calls
 * of a property that wait at the same moment share a transaction, whose commit they all would wait for.
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
