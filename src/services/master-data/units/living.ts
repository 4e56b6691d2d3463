import { and, count, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Occupancy } from '@/contracts/master-data/residents/occupancy';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { customers } from '@/services/master-data/customers/tables';
import { occupancies, units } from './tables';

type Relation = Occupancy['relation'];

/** Of a select over one table drizzle leaves the tables' names out, but for what lies deeper. */
const deeper = (expression: SQL): SQL => sql`${expression}`;

/** Of occupancies: those of today, Bangkok. */
export function ofToday(): SQL | undefined {
  const today = bangkokDay(new Date());
  return and(
    lte(occupancies.movedIn, today),
    or(isNull(occupancies.movedOut), gte(occupancies.movedOut, today)),
  );
}

/** Of units: somebody lives there now, in that role. */
export const livedInBy = (relation: Relation): SQL =>
  sql`exists (select 1 from ${occupancies} where ${and(
    eq(occupancies.unitId, units.id),
    eq(occupancies.relation, relation),
    ofToday(),
  )})`;

/** Of units, to be joined: in which roles somebody lives there now, looked up once for each. */
export const livedIn = (db: Db) =>
  db
    .select({
      owner: sql<boolean>`coalesce(bool_or(${occupancies.relation} = 'owner'), false)`.as('owner'),
      tenant: sql<boolean>`coalesce(bool_or(${occupancies.relation} = 'tenant'), false)`.as(
        'tenant',
      ),
      people: count().as('people'),
    })
    .from(occupancies)
    .where(and(eq(occupancies.unitId, units.id), ofToday()))
    .as('lived');

/** Of units: the names of those who live there now in that role. */
export const namesOf = (relation: Relation): SQL =>
  deeper(sql`array(select ${customers.name} from ${occupancies} join ${customers}
    on ${customers.id} = ${occupancies.customerId} where ${and(
      eq(occupancies.unitId, units.id),
      eq(occupancies.relation, relation),
      ofToday(),
    )} order by ${inThaiOrder(customers.name)})`);

/** As what somebody has to do with units now. */
export const rolesOf = (customerId: PgColumn): SQL =>
  deeper(
    sql`array(select distinct ${occupancies.relation} from ${occupancies} where ${and(
      eq(occupancies.customerId, customerId),
      ofToday(),
    )} order by 1)`,
  );

/** The numbers of the units that somebody has to do with now. */
export const unitsOf = (customerId: PgColumn): SQL =>
  deeper(sql`array(select distinct ${units.number} from ${occupancies} join ${units}
    on ${units.id} = ${occupancies.unitId} where ${and(
      eq(occupancies.customerId, customerId),
      ofToday(),
    )} order by 1)`);
