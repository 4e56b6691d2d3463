import { eq } from 'drizzle-orm';
import { properties } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import type { StaffOf } from '@/services/master-data/suggestions/staff';
import { propertySettings } from '@/services/master-data/tables';

/**
 * The names of those who may hold no proxy at a condominium (section 47 of the Condominium Act): members of
 * the committee in their term, the staff, and whom the property's settings name, as their spouses are.
 */
export async function noProxies(db: Db, propertyId: string, staffOf: StaffOf): Promise<string[]> {
  const [property] = await db
    .select({
      dimension: properties.dimension,
      committee: propertySettings.committee,
      named: propertySettings.voteNoProxies,
    })
    .from(properties)
    .leftJoin(propertySettings, eq(propertySettings.propertyId, properties.id))
    .where(eq(properties.id, propertyId));
  if (property?.dimension !== 'condo') return [];
  const today = bangkokDay(new Date());
  const members = (property.committee ?? []).filter(({ from, to }) => from <= today && today <= to);
  const staff = await staffOf([propertyId]);
  return [
    ...members.map(({ name }) => name),
    ...staff.map(({ fullname }) => fullname),
    ...(property.named ?? '').split(',').filter((name) => name.trim() !== ''),
  ];
}
