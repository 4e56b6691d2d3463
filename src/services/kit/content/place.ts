import { eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';

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
