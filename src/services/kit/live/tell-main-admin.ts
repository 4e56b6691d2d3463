import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { placeName } from '@/contracts/kit/calls/page-place';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { Caller } from '@/services/kit/calls/caller';
import type { Announce } from '@/services/kit/live/announce';

/**
 * Tells who else is at the main admin that a call made there has changed records of its features; at a
 * property a handler says that itself, because it knows which properties it concerns.
 */
export function tellMainAdmin(
  announce: Announce,
  { method, needs }: Endpoint,
  { propertyId, accountId }: Caller,
): void {
  if (propertyId || method === 'GET') return;
  const rights = typeof needs === 'string' ? [needs] : needs;
  const features = rights.flatMap((right) => (right.includes(':') ? right.split(':')[0] : []));
  for (const feature of new Set(features)) {
    announce.changed(placeName(null), feature as Feature, accountId);
  }
}

/** Between two words to the main admin, however much happens at the properties, ms. */
const gapMs = 5000;

/**
 * The same announcements, and the main admin is told that records of these features changed at
 * some property: of one of them, for all that happened in some seconds.
 */
export function tellingOfProperties(announce: Announce, features: readonly Feature[]): Announce {
  let telling: NodeJS.Timeout | undefined;
  const tell = (resource: Feature, by: string) => {
    telling = undefined;
    announce.changed(placeName(null), resource, by);
  };
  return {
    ...announce,
    changed(place, resource, by) {
      announce.changed(place, resource, by);
      if (place === placeName(null) || telling || !features.includes(resource)) return;
      telling = setTimeout(tell, gapMs, resource, by).unref();
    },
  };
}
