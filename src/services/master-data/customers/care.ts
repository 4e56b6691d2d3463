import { asc, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Customer, customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { audit } from '@/services/kit/records/audit';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { occupancies, units } from '@/services/master-data/units/tables';
import { appUsers } from '@/services/master-data/users/tables';
import { duplicatePairs } from './duplicates';
import { erase } from './erase';
import { lockedPerson, merge, mergedInto, unmerge } from './merge';
import { customers } from './tables';

type Read = (call: { params: { id: string } }, request: ServiceRequest) => Promise<Customer>;

/** What another room keeps of somebody's parcels: those of their names, at their units while there. */
export type ParcelsOf = (
  propertyId: string,
  whose: { names: string[]; unitIds: string[] },
) => Promise<object[]>;

/** What is a person's own of their row. */
const kept = ({
  search,
  propertyId,
  moved,
  citizenIdMatch,
  passportMatch,
  ...person
}: typeof customers.$inferSelect) => person;

/** What is done with a person's data; `get` reads one as the list shows them. */
export function careHandlers(
  db: NodePgDatabase,
  get: Read,
  parcelsOf: ParcelsOf,
): Handlers<typeof customerCareEndpoints> {
  const changed = (request: ServiceRequest) => {
    for (const feature of ['customers', 'units', 'users'] as const) request.changedHere(feature);
  };
  const read = (request: ServiceRequest, id: string) => get({ params: { id } }, request);

  return {
    reveal: ({ params: { id }, body: { reason } }, request) =>
      db.transaction(async (tx) => {
        const { name, citizenId, passport } = await lockedPerson(tx, request, id);
        await audit(tx, request, {
          ...{ action: 'reveal', entity: 'customer', entityId: id, title: name },
          changes: { reason: [null, reason] },
        });
        return { citizenId, passport };
      }),

    held: async ({ params: { id } }, request) => {
      const held = await db.transaction(async (tx) => {
        const person = kept(await lockedPerson(tx, request, id));
        const stays = await tx
          .select({
            unitId: units.id,
            unit: units.number,
            relation: occupancies.relation,
            movedIn: occupancies.movedIn,
            movedOut: occupancies.movedOut,
          })
          .from(occupancies)
          .innerJoin(units, eq(units.id, occupancies.unitId))
          .where(eq(occupancies.customerId, id))
          .orderBy(asc(occupancies.movedIn));
        const [app = null] = await tx
          .select({
            active: appUsers.active,
            invitedAt: appUsers.invitedAt,
            joinedAt: appUsers.joinedAt,
            lastSeenAt: appUsers.lastSeenAt,
          })
          .from(appUsers)
          .where(eq(appUsers.customerId, id));
        const merged = await tx
          .select()
          .from(customers)
          .where(eq(customers.mergedInto, id))
          .orderBy(desc(customers.mergedAt));
        await audit(tx, request, {
          ...{ action: 'hand', entity: 'customer', entityId: id, title: person.name },
        });
        return { person, stays, app, merged: merged.map(kept) };
      });
      const { stays, ...rest } = held;
      const all = {
        ...rest,
        stays: stays.map(({ unitId: _, ...stay }) => stay),
        parcels: await parcelsOf(request.propertyId, {
          names: [held.person.name, ...held.merged.map(({ name }) => name)],
          unitIds: stays.map(({ unitId }) => unitId),
        }),
      };
      return {
        name: `${held.person.name} ${bangkokDay(new Date())}.json`,
        type: 'application/json',
        content: new TextEncoder().encode(JSON.stringify(all, null, 2)),
      };
    },

    erase: async ({ params: { id }, body: { reason } }, request) => {
      await erase(db, request, id, reason);
      changed(request);
      return read(request, id);
    },

    duplicates: async (_call, { propertyId }) => {
      const found = await duplicatePairs(db, propertyId);
      return {
        pairs: found.map(({ why, one, other }) => ({
          why,
          people: [one, other] as unknown as [Customer, Customer],
        })),
      };
    },

    merge: async ({ body: { keptId, goneId } }, request) => {
      await merge(db, request, keptId, goneId);
      changed(request);
      return read(request, keptId);
    },

    merged: async ({ params: { id } }, request) => {
      await read(request, id);
      return { people: await mergedInto(db, request, id) };
    },

    unmerge: async ({ params: { id } }, request) => {
      await unmerge(db, request, id);
      changed(request);
      return read(request, id);
    },
  };
}
