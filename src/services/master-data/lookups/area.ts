import { and, eq, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Names } from '@/contracts/kit/feature/names';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { masterGroups } from '@/contracts/master-data/master-groups';
import { properties } from '@/services/db/tables';
import type { Area } from '@/services/kit/area';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { allProvinces, districtsIn, subDistrictsIn } from './places';

const lookupHandlers = (db: NodePgDatabase): Handlers<typeof lookupEndpoints> => ({
  provinces: async () => [...allProvinces()],
  districts: async ({ query }) => [...districtsIn(query.provinceId)],
  subDistricts: async ({ query }) => [...subDistrictsIn(query.districtId)],
  brands: async () => {
    const rows = await db
      .select({ brand: properties.brand })
      .from(properties)
      .where(ne(properties.brand, ''))
      .groupBy(properties.brand)
      .orderBy(inThaiOrder(properties.brand));
    return rows.map(({ brand }) => brand);
  },
  masterWords: async ({ query }) =>
    Object.entries<Names>(masterGroups[query.keyGroup]).map(([key, names]) => ({ key, ...names })),
  properties: (_call, { caller: { platform, propertyId } }) =>
    db
      .select()
      .from(properties)
      .where(
        and(
          eq(properties.active, true),
          platform && !propertyId ? undefined : eq(properties.id, propertyId ?? ''),
        ),
      )
      .orderBy(inThaiOrder(properties.nameTh)),
});

export const lookups: Area = {
  mount: (app, db) => mount(app, lookupEndpoints, lookupHandlers(db)),
};
