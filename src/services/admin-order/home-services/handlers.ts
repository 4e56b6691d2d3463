import texts from '@locales/th/home-services.json';
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type HomeService,
  homeServiceColumns,
  homeServiceEndpoints,
} from '@/contracts/admin-order/home-service';
import { services as feature } from '@/contracts/features/services/services';
import { showBaht } from '@/contracts/kit/fields/satang';
import { categories } from '@/services/admin-order/categories/tables';
import { commissionRates } from '@/services/admin-order/commissions/tables';
import { holds } from '@/services/admin-order/holds';
import { type Places, requireProvinces } from '@/services/admin-order/places';
import { vendors } from '@/services/admin-order/vendors/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { picturePart } from '@/services/kit/content/picture-part';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { titleBy } from '@/services/kit/references/title-by';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { categoryChoices, vendorChoices, vendorsPart } from './choices';
import { sharedHomeServices } from './shared';
import { homeServices as table } from './tables';

const categoryTh = titleBy(categories.nameTh, table.categoryId);

/** Serves what residents can order; a service with a rate of commission is switched off, not removed. */
export function homeServiceHandlers(
  db: NodePgDatabase,
  places: Places,
): Handlers<typeof homeServiceEndpoints> {
  const { choices: _, ...calls } = homeServiceEndpoints;
  const vendorNames = sql<string>`(select coalesce(string_agg(${vendors.name}, ', '
    order by ${vendors.name}), '') from ${vendors} where ${table.vendorIds} @> jsonb_build_array(${vendors.id}::text))`;
  const records = crud(db, table, calls, {
    entity: 'home-service',
    title: table.nameTh,
    logged: {
      areas: ({ areas }: HomeService) => areas.join(', '),
      priceSatang: ({ priceSatang }: HomeService) => showBaht(priceSatang),
    },
    cleaned: (sent) => {
      requireProvinces(places, sent);
      return sent;
    },
    parts: [vendorsPart, picturePart('picture', () => ['service/picture'])],
    shared: sharedHomeServices,
    search: [table.nameTh, table.nameEn, table.nameCn, table.detail, vendorNames],
    sort: {
      nameTh: inThaiOrder(table.nameTh),
      categoryTh: inThaiOrder(categoryTh),
      priceSatang: table.priceSatang,
    },
    extra: { categoryTh, vendorNames },
    where: ({ categoryId, vendorId, province }) =>
      and(
        categoryId ? eq(table.categoryId, categoryId) : undefined,
        vendorId ? holds(table.vendorIds, vendorId) : undefined,
        province ? holds(table.areas, province) : undefined,
      ),
    sheet: {
      columns: homeServiceColumns,
      texts: sheetTexts(texts, feature),
      cells: { areas: ({ areas }) => areas.join(', ') },
    },
  });
  return {
    ...records,
    remove: async (call, request) => {
      await records.get(call, request);
      const n = await db.$count(commissionRates, eq(commissionRates.serviceId, call.params.id));
      if (n > 0) throw new Problem('SERVICE_RATED', { n });
      return records.remove(call, request);
    },
    choices: async (_call, request) => {
      const [categories, vendors] = await Promise.all([
        categoryChoices(db),
        vendorChoices(db, request),
      ]);
      return { categories, vendors };
    },
  };
}
