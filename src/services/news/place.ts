import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { placeOf } from '@/services/kit/content/place';
import { newsTargets } from './parts';
import { news } from './tables';

/** News of the platform that is for a property. */
export const isFor = (propertyId: string): SQL => newsTargets.isFor(news.id, propertyId);

/** What a property reads of the platform's: what is published for it. */
export const sharedWith = (propertyId: string): SQL | undefined =>
  and(isNull(news.propertyId), eq(news.publishState, 'published'), isFor(propertyId));

/** News that the caller may read: all at the main admin. */
export function visible(request: ServiceRequest): SQL | undefined {
  const place = placeOf(request);
  return place ? or(eq(news.propertyId, place), sharedWith(place)) : undefined;
}
