import { and, eq, getTableColumns, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import type { DuplicatePair } from '@/contracts/master-data/residents/customer';
import { rolesOf, unitsOf } from '@/services/master-data/units/living';
import { customers } from './tables';

export const mostPairs = 50;

/** Those who may be one person: the same card, or the same name and telephone. */
export async function duplicatePairs(db: NodePgDatabase, propertyId: string) {
  const [one, other] = [alias(customers, 'one'), alias(customers, 'other')];
  const sameId = and(ne(one.citizenIdMatch, ''), eq(other.citizenIdMatch, one.citizenIdMatch));
  const samePassport = and(
    ne(one.passportMatch, ''),
    eq(other.passportMatch, one.passportMatch),
    // They stand there by the other card already.
    or(eq(one.citizenIdMatch, ''), ne(other.citizenIdMatch, one.citizenIdMatch)),
  );
  const there = (who: typeof one | typeof other) =>
    and(eq(who.propertyId, propertyId), isNull(who.mergedInto), isNull(who.erasedAt));
  const pairs = (same: ReturnType<typeof and>, why: DuplicatePair['why']) =>
    db
      .select({
        why: sql<typeof why>`${why}::text`,
        one: { ...getTableColumns(one), units: unitsOf(one.id), roles: rolesOf(one.id) },
        other: { ...getTableColumns(other), units: unitsOf(other.id), roles: rolesOf(other.id) },
      })
      .from(one)
      .innerJoin(other, and(lt(one.id, other.id), same))
      .where(and(there(one), there(other)))
      .orderBy(one.name, one.id)
      .limit(mostPairs);
  const [byId, byPassport, byName] = [
    await pairs(sameId, 'citizenId'),
    await pairs(samePassport, 'passport'),
    await pairs(
      and(
        ne(one.phone, ''),
        eq(other.phone, one.phone),
        eq(other.name, one.name),
        // Two IDs are two people.
        or(eq(one.citizenIdMatch, ''), eq(other.citizenIdMatch, '')),
        or(eq(one.passportMatch, ''), eq(other.passportMatch, '')),
      ),
      'namePhone',
    ),
  ];
  return [...byId, ...byPassport, ...byName].slice(0, mostPairs);
}
