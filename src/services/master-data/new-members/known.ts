import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { isSealed } from '@/services/db/sealed-columns';
import type { Db } from '@/services/kit/database/db';
import { bareNumber } from '@/services/kit/text/unit-number';
import { present } from '@/services/master-data/customers/handlers';
import { customers } from '@/services/master-data/customers/tables';
import { unitsOf } from '@/services/master-data/units/living';
import { units } from '@/services/master-data/units/tables';

interface Card {
  citizenId: string;
  passport: string;
}

/** The property's person with a card, if there is one. */
export async function holderOf(db: Db, propertyId: string, { citizenId, passport }: Card) {
  if (!citizenId && !passport) return null;
  const [found] = await db
    .select({ id: customers.id, name: customers.name, units: unitsOf(customers.id) })
    .from(customers)
    .where(
      and(
        eq(customers.propertyId, propertyId),
        present,
        or(
          citizenId ? isSealed(customers.citizenIdMatch, citizenId) : undefined,
          passport ? isSealed(customers.passportMatch, passport) : undefined,
        ),
      ),
    )
    .limit(1);
  return (found as { id: string; name: string; units: string[] } | undefined) ?? null;
}

/** The property's people of the same card: each kind by its own index, which an `or` of both would not use. */
const holders = (match: SQL) => sql`select c.id, c.name from customers c
  where c.property_id = "new_members"."property_id" and c.merged_into is null and c.erased_at is null
    and c.${match} = nullif("new_members".${match}, '')`;
const cards = [sql`citizen_id_match`, sql`passport_match`];

/**
 * Of new members: the property's person with the same card, as the contract shows them. Without a card
 * nobody is looked for: most people have none, and the index would answer all of them.
 */
export const knownAs: SQL = sql`case when "new_members"."citizen_id_match" <> ''
    or "new_members"."passport_match" <> '' then (
  select jsonb_build_object('id', c.id, 'name', c.name, 'units',
    array(select distinct u.number from occupancies o join units u on u.id = o.unit_id
      where o.customer_id = c.id and (o.moved_out is null or o.moved_out >= current_date)))
  from (${sql.join(cards.map(holders), sql` union all `)}) c
  limit 1) end`;

/** Of new members: there is an active unit of the number that they told. */
export const unitKnown: SQL = sql`exists (select 1 from units u
  where u.property_id = "new_members"."property_id" and u.active
    and u.bare_number = ${bareNumber(sql`"new_members"."unit_number"`)})`;

/** Of new members: their document's last day has gone by in Bangkok. */
export const expired: SQL = sql`coalesce("new_members"."expires_on"
  < (now() at time zone 'Asia/Bangkok')::date, false)`;

/** The active unit that a number names, which others do not change meanwhile. */
export async function unitNamed(tx: Db, propertyId: string, number: string) {
  const [unit] = await tx
    .select({ id: units.id, number: units.number })
    .from(units)
    .where(
      and(
        eq(units.propertyId, propertyId),
        eq(units.active, true),
        sql`${units.bareNumber} = ${bareNumber(sql`${number}::text`)}`,
      ),
    )
    .for('update');
  return unit;
}
