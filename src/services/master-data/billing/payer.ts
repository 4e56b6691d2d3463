import { eq } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { namesOf } from '@/services/master-data/units/living';
import { units } from '@/services/master-data/units/tables';

/** Who a bill is for where nobody is known to own the unit. */
const somebody = 'เจ้าของร่วม';

export const payerOf = (owners: readonly string[]): string => owners.join(', ') || somebody;

/** The property's units with what they are billed by, in the order of their numbers. */
export async function billedUnits(db: Db, propertyId: string) {
  const rows = await db
    .select({
      id: units.id,
      number: units.number,
      area: units.area,
      ratio: units.ratio,
      active: units.active,
      building: units.building,
      floor: units.floor,
      kind: units.kind,
      owners: namesOf('owner'),
    })
    .from(units)
    .where(eq(units.propertyId, propertyId))
    .orderBy(inThaiOrder(units.number));
  return rows.map(({ owners, ...unit }) => {
    const names = owners as string[];
    return { ...unit, payerName: payerOf(names), hasPayer: names.length > 0 };
  });
}
