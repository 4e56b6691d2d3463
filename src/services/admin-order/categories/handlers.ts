import texts from '@locales/th/categories.json';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categoryColumns, categoryEndpoints } from '@/contracts/admin-order/category';
import { categories as feature } from '@/contracts/features/services/categories';
import { homeServices } from '@/services/admin-order/home-services/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { ownRows } from '@/services/kit/records/record-table';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { categories, categoryGroups } from './tables';

/** Serves the categories that services are told apart by. */
export function categoryHandlers(db: NodePgDatabase): Handlers<typeof categoryEndpoints> {
  const records = crud(db, categories, categoryEndpoints, {
    entity: 'category',
    title: categories.nameTh,
    search: [categories.nameTh, categories.nameEn, categories.nameCn],
    sort: {
      nameTh: inThaiOrder(categories.nameTh),
    },
    where: ({ groupId }) => (groupId ? eq(categories.groupId, groupId) : undefined),
    extra: {
      groupTh: sql`(select name_th from ${categoryGroups}
        where ${categoryGroups}.id = ${categories}.group_id)`,
      services: sql`(select count(*)::integer from ${homeServices}
        where ${homeServices}.category_id = ${categories}.id)`,
    },
    sheet: { columns: categoryColumns, texts: sheetTexts(texts, feature) },
  });

  return {
    ...records,

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
