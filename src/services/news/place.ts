import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { news, newsTargets } from './tables';

/** The property that the caller works in, or null at the main admin. */
export function placeOf({ caller }: ServiceRequest): string | null {
  if (!caller.propertyId && !caller.platform) throw new Problem('NO_PROPERTY');
  return caller.propertyId;
}

/** Rows that belong to the caller's place, which alone may change them. */
export function ofPlace(table: { propertyId: PgColumn }, request: ServiceRequest): SQL {
  const place = placeOf(request);
  return place ? eq(table.propertyId, place) : isNull(table.propertyId);
}

/** News of the platform that is for a property. */
export const isFor = (propertyId: string): SQL =>
  exists(
    sql`(select from ${newsTargets} where ${newsTargets.newsId} = ${news.id}
      and ${newsTargets.propertyId} = ${propertyId})`,
  );

/** What a property reads of the platform's: what is published for it. */
export const sharedWith = (propertyId: string): SQL | undefined =>
  and(isNull(news.propertyId), eq(news.publishState, 'published'), isFor(propertyId));

/** News that the caller may read: all at the main admin. */
export function visible(request: ServiceRequest): SQL | undefined {
  const place = placeOf(request);
  return place ? or(eq(news.propertyId, place), sharedWith(place)) : undefined;
}
