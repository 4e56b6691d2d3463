import { inArray, type SQL, sql } from 'drizzle-orm';
import { type EraseBar, heldKinds } from '@/contracts/data-care/held';
import type { Db } from '@/services/kit/database/db';
import type { Holdings, Person } from '@/services/kit/personal/holding';
import { occupancies, units } from '@/services/master-data/units/tables';
import { customers } from './tables';

/** Somebody and everybody who was merged into them, and into these. */
const withMerged = (id: string): SQL => sql`(
  with recursive all_of as (
    select ${id}::uuid as id
    union select c.id from ${customers} c join all_of on c.merged_into = all_of.id
  ) select id from all_of)`;

const told = (values: readonly string[]) => [...new Set(values.filter(Boolean))];

/** A property's person, as other records know them. */
export async function personOf(db: Db, propertyId: string, id: string): Promise<Person> {
  const rows = await db
    .select()
    .from(customers)
    .where(sql`${customers.id} in ${withMerged(id)}`);
  const ids = rows.map((row) => row.id);
  const theirs = await db
    .select({ id: units.id, number: units.number })
    .from(units)
    .where(
      inArray(
        units.id,
        db
          .select({ id: occupancies.unitId })
          .from(occupancies)
          .where(inArray(occupancies.customerId, ids)),
      ),
    );
  return {
    ...{ propertyId, ids },
    // Whoever was erased is none of the others who were.
    names: told(rows.map(({ name, erasedAt }) => (erasedAt ? '' : name))),
    phones: told(rows.flatMap(({ phone, otherPhone }) => [phone, otherPhone])),
    emails: told(rows.map(({ email }) => email)),
    unitIds: theirs.map((unit) => unit.id),
    unitNumbers: theirs.map(({ number }) => number),
  };
}

/** Why nothing of a person may be erased yet, the first reason that there is. */
export async function barOf(
  db: Db,
  holdings: Holdings,
  person: Person,
): Promise<EraseBar | undefined> {
  for (const kind of heldKinds) {
    const bar = await holdings[kind].bars?.(db, person);
    if (bar) return bar;
  }
}
