import { sql } from 'drizzle-orm';
import type { StepsOfProperty } from '@/services/kit/start-step';
import { parcelEvents, parcels } from './tables';

/** A property's first parcel, and its first label out of a printer. */
export const parcelStart: StepsOfProperty = (propertyId) => ({
  parcel: sql`exists (select from ${parcels} where ${parcels.propertyId} = ${propertyId})`,
  label: sql`exists (select from ${parcelEvents}
    where ${parcelEvents.propertyId} = ${propertyId} and ${parcelEvents.action} = 'printed')`,
});
