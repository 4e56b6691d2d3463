import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { held, heldKinds } from '@/contracts/data-care/held';
import type { KeptDays } from '@/contracts/data-care/retention';
import type { Customer, customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import type { KeptFiles } from '@/services/kit/files/zipped';
import { allHeld, barTold, countsOf } from '@/services/kit/personal/all-held';
import { heldFile } from '@/services/kit/personal/held-file';
import type { Holdings } from '@/services/kit/personal/holding';
import { audit } from '@/services/kit/records/audit';
import { duplicatePairs } from './duplicates';
import { erase } from './erase';
import { lockedPerson, merge, mergedInto, unmerge } from './merge';
import { barOf, personOf } from './person-of';

type Read = (call: { params: { id: string } }, request: ServiceRequest) => Promise<Customer>;

export interface CareDeps {
  holdings: Holdings;
  filesOf: KeptFiles;
  keptDays: KeptDays;
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What is done with a person's data; `get` reads one as the list shows them. */
export function careHandlers(
  db: NodePgDatabase,
  get: Read,
  { holdings, filesOf, keptDays: days }: CareDeps,
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

    holds: async ({ params: { id } }, request) => {
      await read(request, id);
      const person = await personOf(db, request.propertyId, id);
      const all = await allHeld(db, heldKinds, holdings, person);
      const bar = await barOf(db, holdings, person);
      return { kinds: countsOf(heldKinds, all), bar: bar ? barTold(bar) : null };
    },

    held: async ({ params: { id } }, request) => {
      const { name, all } = await db.transaction(async (tx) => {
        const { name } = await lockedPerson(tx, request, id);
        await audit(tx, request, {
          ...{ action: 'hand', entity: 'customer', entityId: id, title: name },
        });
        const person = await personOf(tx, request.propertyId, id);
        return { name, all: await allHeld(tx, heldKinds, holdings, person) };
      });
      const files = (data: string) => filesOf(request.propertyId, [...new Set(data.match(ids))]);
      return heldFile({ name, all, kinds: held, days, files });
    },

    erase: async ({ params: { id }, body: { reason } }, request) => {
      await erase(db, request, holdings, { id, reason });
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
