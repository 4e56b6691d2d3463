import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Property } from '@/contracts/master-data/property/property';
import { properties } from '@/services/db/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { propertySettings } from '@/services/master-data/tables';

const said = (column: string) =>
  sql<string>`coalesce(${sql.raw(`property_settings.${column}`)}, '')`;
const counted = (what: string) =>
  sql<number>`(select count(*) from ${sql.raw(what)} and its.property_id = properties.id)`.mapWith(
    Number,
  );

const { featuresOff: _, ...own } = getTableColumns(properties);

/** A property with the place that its settings name. */
const columns = {
  ...own,
  addressTh: said('address_th'),
  province: said('province'),
  district: said('district'),
  subDistrict: said('sub_district'),
  postcode: said('postcode'),
  units: counted('units its where true'),
  people: counted('customers its where merged_into is null and erased_at is null'),
};

export const selectProperties = (db: Db) =>
  db
    .select(columns)
    .from(properties)
    .leftJoin(propertySettings, eq(propertySettings.propertyId, properties.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectProperties>>[number];

export const entityOf = ({ province, district, subDistrict, postcode, ...row }: Row): Property => ({
  ...row,
  address: { province, district, subDistrict, postcode },
});

/** Throws `NOT_FOUND`. */
export async function readProperty(db: Db, id: string): Promise<Property> {
  const [row] = await selectProperties(db).where(eq(properties.id, id));
  if (!row) throw new Problem('NOT_FOUND');
  return entityOf(row);
}
