import { and, asc, count, eq, isNull, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { type listViewEndpoints, mostViews } from '@/contracts/auth/list-view';
import { listViews } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';

const { accountId, propertyId, shared } = listViews;

/** Keeps how lists are to be found again. Not audited: it changes nobody's data. */
export function listViewHandlers(db: NodePgDatabase): Handlers<typeof listViewEndpoints> {
  const here = ({ caller }: ServiceRequest) =>
    caller.propertyId ? eq(propertyId, caller.propertyId) : isNull(propertyId);

  async function seen(request: ServiceRequest) {
    const { accountId: self } = request.caller;
    const rows = await db
      .select()
      .from(listViews)
      .where(and(here(request), or(eq(accountId, self), eq(shared, true))))
      .orderBy(asc(listViews.id));
    return rows.map((row) => ({ ...row, own: row.accountId === self }));
  }

  return {
    read: (_call, request) => seen(request),
    keep: async ({ body }, request) => {
      const { caller } = request;
      const own = and(here(request), eq(accountId, caller.accountId));
      const [kept] = await db.select({ n: count() }).from(listViews).where(own);
      if ((kept?.n ?? 0) >= mostViews) throw invalidField('name', 'invalid');
      const { accountId: by, propertyId: at } = caller;
      await db.insert(listViews).values({ ...body, id: uuidv7(), accountId: by, propertyId: at });
      return seen(request);
    },
    remove: async ({ params }, request) => {
      const own = and(eq(listViews.id, params.id), eq(accountId, request.caller.accountId));
      const gone = await db
        .delete(listViews)
        .where(and(own, here(request)))
        .returning();
      if (gone.length === 0) throw new Problem('NOT_FOUND');
      return seen(request);
    },
  };
}
