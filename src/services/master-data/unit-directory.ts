import { and, asc, eq, ilike, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { normalThai } from '@/contracts/kit/text/thai-text';
import type { UnitOption, UnitPerson } from '@/contracts/parcel/endpoints';
import { fold } from '@/services/kit/text/search-text';
import { bareName, contains, inThaiOrder } from '@/services/kit/text/thai-text';
import { bareNumber } from '@/services/kit/text/unit-number';
import { customers } from './customers/tables';
import { ofToday } from './units/living';
import { occupancies, units } from './units/tables';

/** What other rooms may ask about a property's units and their people. */
export interface UnitDirectory {
  /** Units whose number, or whose people's names, contain the keywords; likeliest first. */
  search(propertyId: string, keywords: string, limit: number): Promise<UnitOption[]>;
  /** Owners first, then tenants, then who else lives there; nobody for another property's unit. */
  people(propertyId: string, unitId: string): Promise<(UnitPerson & { phone: string })[]>;
  /** Numbers by unit id; ids that are not the property's are left out. */
  numbers(propertyId: string, unitIds: readonly string[]): Promise<Map<string, string>>;
  /** E-mail addresses of the units' people, each once by unit; a unit that has none is left out. */
  emails(propertyId: string, unitIds: readonly string[]): Promise<Map<string, string[]>>;
}

const relationOrder = sql`array_position(array['owner','tenant','resident'], ${occupancies.relation})`;

/** Exact, then starting so, then ending so (`1204` of `A-1204`), then the rest; as typed first. */
function likeliness(typed: string, bare: SQL<string>): SQL {
  return sql`case
    when lower(${units.number}) = lower(${typed}) then 0
    when ${units.bareNumber} = ${bare} then 1
    when starts_with(lower(${units.number}), lower(${typed})) then 2
    when starts_with(${units.bareNumber}, ${bare}) then 3
    when right(${units.bareNumber}, length(${bare})) = ${bare} then 4
    when strpos(${units.bareNumber}, ${bare}) > 0 then 5
    else 6 end`;
}

/** The directory over this service's own tables. */
export function unitDirectory(db: NodePgDatabase): UnitDirectory {
  const peopleOf = (unitIds: string[]) =>
    db
      .select({ unitId: occupancies.unitId, name: customers.name })
      .from(occupancies)
      .innerJoin(customers, eq(customers.id, occupancies.customerId))
      .where(and(inArray(occupancies.unitId, unitIds), ofToday()))
      .orderBy(relationOrder, inThaiOrder(customers.name));

  return {
    async search(propertyId, keywords, limit) {
      const typed = normalThai(keywords).trim();
      const name = bareName(typed);
      // Neither is ever in a number, and LIKE would give them a meaning.
      const bare = bareNumber(sql`${typed.replace(/[\\%]/g, '')}::text`);
      const byName = db
        .select({ unitId: occupancies.unitId })
        .from(occupancies)
        .innerJoin(customers, eq(customers.id, occupancies.customerId))
        .where(
          and(
            eq(customers.propertyId, propertyId),
            // The index is of all that a person is found by; here only the name counts.
            like(customers.search, contains(fold(name))),
            ilike(customers.name, contains(name)),
            ofToday(),
          ),
        );
      const found = await db
        .select({ id: units.id, number: units.number })
        .from(units)
        .where(
          and(
            eq(units.propertyId, propertyId),
            eq(units.active, true),
            typed
              ? or(
                  and(sql`${bare} <> ''`, like(units.bareNumber, sql`'%' || ${bare} || '%'`)),
                  inArray(units.id, byName),
                )
              : undefined,
          ),
        )
        .orderBy(...(typed ? [likeliness(typed, bare)] : []), inThaiOrder(units.number))
        .limit(limit);
      const people = found.length > 0 ? await peopleOf(found.map((unit) => unit.id)) : [];
      return found.map((unit) => ({
        ...unit,
        people: people.filter(({ unitId }) => unitId === unit.id).map((person) => person.name),
      }));
    },

    people: (propertyId, unitId) =>
      db
        .select({
          ...{ id: occupancies.id, name: customers.name, relation: occupancies.relation },
          phone: customers.phone,
        })
        .from(occupancies)
        .innerJoin(customers, eq(customers.id, occupancies.customerId))
        .where(
          and(eq(occupancies.unitId, unitId), eq(occupancies.propertyId, propertyId), ofToday()),
        )
        .orderBy(relationOrder, inThaiOrder(customers.name)),

    async numbers(propertyId, unitIds) {
      if (unitIds.length === 0) return new Map();
      const rows = await db
        .select({ id: units.id, number: units.number })
        .from(units)
        .where(and(eq(units.propertyId, propertyId), inArray(units.id, [...unitIds])))
        .orderBy(asc(units.id));
      return new Map(rows.map((unit) => [unit.id, unit.number]));
    },

    async emails(propertyId, unitIds) {
      if (unitIds.length === 0) return new Map();
      const rows = await db
        .selectDistinct({ unitId: occupancies.unitId, email: customers.email })
        .from(occupancies)
        .innerJoin(customers, eq(customers.id, occupancies.customerId))
        .where(
          and(
            eq(occupancies.propertyId, propertyId),
            inArray(occupancies.unitId, [...unitIds]),
            ne(customers.email, ''),
            ofToday(),
          ),
        );
      const byUnit = new Map<string, string[]>();
      for (const { unitId, email } of rows) {
        byUnit.set(unitId, [...(byUnit.get(unitId) ?? []), email]);
      }
      return byUnit;
    },
  };
}
