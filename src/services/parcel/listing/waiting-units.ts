import { and, asc, count, eq, inArray, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { WaitingUnit } from '@/contracts/parcel/endpoints';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { fold } from '@/services/kit/text/search-text';
import { bareName } from '@/services/kit/text/thai-text';
import { parcels } from '@/services/parcel/tables';
import type { UnitDirectory } from '@/services/parcel/unit-directory';
import { isFor } from './found';

const mostOffered = 20;
/** Units of a number or a name that are asked whether anything waits there, the likeliest first. */
const mostAsked = 300;

/** Where parcels wait, by part of the unit's number, of its people's names or of a recipient's. */
export const waitingUnits =
  (db: NodePgDatabase, units: UnitDirectory) =>
  async (
    { query: { keywords } }: { query: { keywords: string } },
    { propertyId }: ServiceRequest,
  ): Promise<WaitingUnit[]> => {
    const name = bareName(keywords);
    const isNamed = (person: string) => fold(person).includes(fold(name));
    const known = await units.search(propertyId, keywords, mostAsked);
    const here = and(eq(parcels.propertyId, propertyId), eq(parcels.status, 'waiting'));
    const named = db
      .select({ unitId: parcels.unitId })
      .from(parcels)
      .where(and(here, isFor(name)));
    const ids = known.map(({ id }) => id);
    const rows = await db
      .select({
        id: parcels.unitId,
        number: parcels.unitNumber,
        recipient: parcels.recipientName,
        n: count(),
      })
      .from(parcels)
      .where(and(here, or(inArray(parcels.unitId, ids), inArray(parcels.unitId, named))))
      .groupBy(parcels.unitId, parcels.unitNumber, parcels.unitOrder, parcels.recipientName)
      .orderBy(asc(parcels.unitOrder), asc(parcels.recipientName));

    const people = new Map(known.map((unit) => [unit.id, unit.people]));
    const found = new Map<string, WaitingUnit>();
    for (const { id, number, recipient, n } of rows) {
      const { names, waiting } = found.get(id) ?? { names: [], waiting: 0 };
      const asked = [recipient, ...(people.get(id) ?? [])].filter(isNamed);
      found.set(id, {
        id,
        number,
        names: [...new Set([...names, ...asked])],
        waiting: waiting + n,
      });
    }
    // The directory's order first; whom only a parcel names comes after that.
    const likeliest = ids.flatMap((id) => found.get(id) ?? []);
    return [...new Set([...likeliest, ...found.values()])].slice(0, mostOffered);
  };
