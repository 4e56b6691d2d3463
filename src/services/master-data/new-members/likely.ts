import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { LikelyPerson } from '@/contracts/master-data/residents/new-member';
import type { Db } from '@/services/kit/database/db';
import { fold } from '@/services/kit/text/search-text';
import { bareName, contains, inThaiOrder } from '@/services/kit/text/thai-text';
import { bareNumber } from '@/services/kit/text/unit-number';
import { present } from '@/services/master-data/customers/handlers';
import { customers } from '@/services/master-data/customers/tables';
import { ofToday, unitsOf } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import type { newMembers } from './tables';

const most = 5;

/** The property's people who may be the one that asks to be taken up: of the same phone, name or unit. */
export async function likelyPeople(
  db: Db,
  { propertyId, phone, name, unitNumber }: typeof newMembers.$inferSelect,
): Promise<LikelyPerson[]> {
  const hasPhone = phone ? eq(customers.phone, phone) : sql`false`;
  const hasName = like(customers.search, contains(fold(bareName(name))));
  const livesThere = sql`exists (select 1 from ${occupancies} join ${units}
    on ${units.id} = ${occupancies.unitId} where ${and(
      eq(occupancies.customerId, customers.id),
      ofToday(),
      sql`${units.bareNumber} = ${bareNumber(sql`${unitNumber}::text`)}`,
    )})`;
  const points = (same: SQL, worth: number) =>
    sql`case when ${same} then ${worth}::integer else 0 end`;
  // A phone says more than a name, and a name more than a unit in which others live too.
  const near = sql`${points(hasPhone, 4)} + ${points(hasName, 2)} + ${points(livesThere, 1)}`;
  const rows = await db
    .select({
      ...{ id: customers.id, name: customers.name, units: unitsOf(customers.id) },
      ...{ phone: sql<boolean>`${hasPhone}`, named: sql<boolean>`${hasName}` },
      unit: sql<boolean>`${livesThere}`,
    })
    .from(customers)
    .where(and(eq(customers.propertyId, propertyId), present, or(hasPhone, hasName, livesThere)))
    .orderBy(desc(near), inThaiOrder(customers.name), customers.id)
    .limit(most);
  return rows.map(({ phone, named, unit, units: numbers, ...person }) => ({
    ...{ ...person, units: numbers as string[] },
    same: [
      ...(phone ? (['phone'] as const) : []),
      ...(named ? (['name'] as const) : []),
      ...(unit ? (['unit'] as const) : []),
    ],
  }));
}
