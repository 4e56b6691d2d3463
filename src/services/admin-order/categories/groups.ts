import texts from '@locales/th/category-groups.json';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categoryGroupColumns, categoryGroupEndpoints } from '@/contracts/admin-order/category';
import { categories as feature } from '@/contracts/features/services/categories';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { categories, categoryGroups } from './tables';

/** Serves the groups of categories; one that still holds some is not removed. */
export function categoryGroupHandlers(db: NodePgDatabase): Handlers<typeof categoryGroupEndpoints> {
  const records = crud(db, categoryGroups, categoryGroupEndpoints, {
    entity: 'category-group',
    title: categoryGroups.nameTh,
    search: [categoryGroups.nameTh, categoryGroups.nameEn, categoryGroups.nameCn],
    sort: {
      nameTh: inThaiOrder(categoryGroups.nameTh),
    },
    extra: {
      categories: sql`(select count(*)::integer from ${categories}
        where ${categories}.group_id = ${categoryGroups}.id)`,
    },
    sheet: { columns: categoryGroupColumns, texts: sheetTexts(texts, feature) },
  });
  return {
    ...records,
    remove: async (call, request) => {
      await records.get(call, request);
      const n = await db.$count(categories, eq(categories.groupId, call.params.id));
      if (n > 0) throw new Problem('GROUP_IN_USE', { n });
      return records.remove(call, request);
    },
  };
}
