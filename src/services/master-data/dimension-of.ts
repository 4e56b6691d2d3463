import { eq } from 'drizzle-orm';
import type { PropertyDimension } from '@/contracts/content/targets';
import { properties } from '@/services/db/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';

/** Whether a property is a condominium or a village; fails with `NOT_FOUND`. */
export async function dimensionOf(db: Db, propertyId: string): Promise<PropertyDimension> {
  const [property] = await db
    .select({ dimension: properties.dimension })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!property) throw new Problem('NOT_FOUND');
  return property.dimension;
}
