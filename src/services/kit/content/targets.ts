import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { placeOf } from './place';

interface Owned {
  id: string;
  propertyId: string | null;
}

/** For which properties the platform's records of one kind are: a row for each. */
export type TargetTable = PgTable & Record<'ownerId' | 'propertyId', PgColumn>;

/** What those properties are called, in Thai order. */
export const namesOfProperties = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: properties.id, nameTh: properties.nameTh, nameEn: properties.nameEn })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .orderBy(inThaiOrder(properties.nameTh));

/** The properties that the caller may write for, by Thai name. */
export function writableProperties(db: Db, request: ServiceRequest) {
  const place = placeOf(request);
  return db
    .select({
      id: properties.id,
      code: properties.code,
      dimension: properties.dimension,
      nameTh: properties.nameTh,
      nameEn: properties.nameEn,
    })
    .from(properties)
    .where(and(eq(properties.active, true), place ? eq(properties.id, place) : undefined))
    .orderBy(inThaiOrder(properties.nameTh));
}

/** For whom the records of one kind are, by the table that says so for the platform's. */
export function targetsIn(table: TargetTable) {
  async function keepPlatforms(tx: Db, ownerId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) throw invalidField('announceTo', 'noProperty');
    const known = await tx
      .select({ propertyId: properties.id })
      .from(properties)
      .where(and(inArray(properties.id, [...ids]), eq(properties.active, true)));
    if (known.length < new Set(ids).size) throw invalidField('announceTo', 'unknownProperty');
    await tx.delete(table).where(eq(table.ownerId, ownerId));
    const rows = known.map(({ propertyId }) => ({ ownerId, propertyId }));
    await tx.insert(table).values(rows as never);
  }

  return {
    /** The properties that a record is for: its own, or those that the platform named. */
    async of(db: Db, { id, propertyId }: Owned): Promise<string[]> {
      if (propertyId) return [propertyId];
      const rows = await db
        .select({ propertyId: table.propertyId })
        .from(table)
        .where(eq(table.ownerId, id));
      return rows.map((row) => String(row.propertyId));
    },

    /** Stores whom a record is for; throws `INVALID` for a property that the caller may not write for. */
    async keep(tx: Db, request: ServiceRequest, ownerId: string, ids: readonly string[]) {
      const place = placeOf(request);
      if (!place) return keepPlatforms(tx, ownerId, ids);
      if (ids.some((id) => id !== place)) throw invalidField('announceTo', 'unknownProperty');
    },

    /** A record of the platform that is for a property, by the column of its id. */
    isFor: (owner: PgColumn, propertyId: string): SQL =>
      exists(
        sql`(select from ${table} where ${table.ownerId} = ${owner}
          and ${table.propertyId} = ${propertyId})`,
      ),
  };
}
export type Targets = ReturnType<typeof targetsIn>;
