import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categoryEndpoints } from '@/contracts/admin-order/category';
import { homeServices } from '@/services/admin-order/home-services/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { crud } from '@/services/kit/records/crud';
import { ownRows } from '@/services/kit/records/record-table';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { categories, categoryGroups } from './tables';

/** Serves the categories that services are told apart by. */
export function categoryHandlers(db: NodePgDatabase): Handlers<typeof categoryEndpoints> {
  /** The groups' names by id, as they were when one was last looked for. */
  const groupNames = new Map<string, string>();
  const records = crud(db, categories, categoryEndpoints, {
    entity: 'category',
    title: categories.nameTh,
    logged: { groupId: ({ groupId }: { groupId: string }) => groupNames.get(groupId) ?? groupId },
    search: [categories.nameTh, categories.nameEn, categories.nameCn],
    sort: {
      nameTh: inThaiOrder(categories.nameTh),
    },
    where: ({ groupId }) => (groupId ? eq(categories.groupId, groupId) : undefined),
  });

  async function requireGroup(request: ServiceRequest, groupId: string): Promise<void> {
    const { id, nameTh } = categoryGroups;
    const groups = await db
      .select({ id, nameTh })
      .from(categoryGroups)
      .where(ownRows(categoryGroups, request));
    for (const group of groups) groupNames.set(group.id, group.nameTh);
    if (!groups.some((group) => group.id === groupId)) throw invalidField('groupId', 'invalid');
  }

  return {
    ...records,

    create: async (call, request) => {
      await requireGroup(request, call.body.groupId);
      return records.create(call, request);
    },

    change: async (call, request) => {
      await requireGroup(request, call.body.groupId);
      return records.change(call, request);
    },

    remove: async (call, request) => {
      await records.get(call, request);
      const n = await db.$count(homeServices, eq(homeServices.categoryId, call.params.id));
      if (n > 0) throw new Problem('CATEGORY_IN_USE', { n });
      return records.remove(call, request);
    },

    place: async ({ params: { id }, body: { place } }, request) => {
      const { groupId } = await records.get({ params: { id } }, request);
      const rows = await db
        .select({ id: categories.id })
        .from(categories)
        .where(and(ownRows(categories, request), eq(categories.groupId, groupId)))
        .orderBy(asc(categories.position), asc(categories.id));
      const ids = rows.map((row) => row.id).filter((other) => other !== id);
      ids.splice(place - 1, 0, id);
      if (ids.length < 2) return { ids };
      return records.order({ body: { ids } }, request);
    },
  };
}
