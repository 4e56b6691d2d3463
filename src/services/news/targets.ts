import { and, eq, inArray } from 'drizzle-orm';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { invalidField } from '@/services/kit/problem';
import { inThaiOrder } from '@/services/kit/thai-text';
import { placeOf } from './place';
import { newsAnnouncements, newsTargets } from './tables';

interface Owned {
  id: string;
  propertyId: string | null;
}

/** The properties that news is for: its own, or those that the platform named. */
export async function targetsOf(db: Db, { id, propertyId }: Owned): Promise<string[]> {
  if (propertyId) return [propertyId];
  const rows = await db.select().from(newsTargets).where(eq(newsTargets.newsId, id));
  return rows.map((row) => row.propertyId);
}

/** Those among them that were never told of it. */
export async function untoldOf(db: Db, row: Owned): Promise<string[]> {
  const told = await db
    .select({ propertyId: newsAnnouncements.propertyId })
    .from(newsAnnouncements)
    .where(eq(newsAnnouncements.newsId, row.id));
  const known = new Set(told.map(({ propertyId }) => propertyId));
  return (await targetsOf(db, row)).filter((propertyId) => !known.has(propertyId));
}

/** What those properties are called, in Thai order. */
export const namesOfTargets = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: properties.id, nameTh: properties.nameTh, nameEn: properties.nameEn })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .orderBy(inThaiOrder(properties.nameTh));

async function keepPlatformTargets(tx: Db, newsId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) throw invalidField('announceTo', 'noProperty');
  const known = await tx
    .select({ propertyId: properties.id })
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), eq(properties.active, true)));
  if (known.length < new Set(ids).size) throw invalidField('announceTo', 'unknownProperty');
  await tx.delete(newsTargets).where(eq(newsTargets.newsId, newsId));
  await tx.insert(newsTargets).values(known.map(({ propertyId }) => ({ newsId, propertyId })));
}

/** Stores whom news is for; throws `INVALID` for a property that the caller may not write for. */
export async function keepTargets(
  tx: Db,
  request: ServiceRequest,
  newsId: string,
  ids: readonly string[],
): Promise<void> {
  const place = placeOf(request);
  if (!place) return keepPlatformTargets(tx, newsId, ids);
  if (ids.some((id) => id !== place)) throw invalidField('announceTo', 'unknownProperty');
}

/** The properties that the caller may write news for, by Thai name. */
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
