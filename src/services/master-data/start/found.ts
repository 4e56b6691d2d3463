import { sql } from 'drizzle-orm';
import { properties } from '@/services/db/tables';
import type { StepsOfPlatform, StepsOfProperty } from '@/services/kit/start-step';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { billingSettings } from '@/services/master-data/billing/settings/tables';
import { customers } from '@/services/master-data/customers/tables';
import { holidays, propertySettings } from '@/services/master-data/tables';
import { propertyTimes } from '@/services/master-data/time/tables';
import { units } from '@/services/master-data/units/tables';

/** What shows that a step was done, of the records that this service keeps. */
export const ownSteps: StepsOfProperty = (propertyId) => ({
  about: sql`exists (select from ${propertySettings} where ${propertySettings.propertyId} = ${propertyId}
    and ${propertySettings.taxId} <> '' and ${propertySettings.officePhone} <> '')`,
  features: sql`exists (select from ${properties} where ${properties.id} = ${propertyId}
    and ${properties.featuresOff} <> '[]'::jsonb)`,
  units: sql`exists (select from ${units} where ${units.propertyId} = ${propertyId})`,
  people: sql`exists (select from ${customers} where ${customers.propertyId} = ${propertyId})`,
  hours: sql`exists (select from ${propertyTimes} where ${propertyTimes.propertyId} = ${propertyId})`,
  holidays: sql`exists (select from ${holidays} where ${holidays.propertyId} = ${propertyId})`,
  billing: sql`exists (select from ${billingSettings}
    where ${billingSettings.propertyId} = ${propertyId})`,
  invoice: sql`exists (select from ${invoices} where ${invoices.propertyId} = ${propertyId})`,
});

/** A property without units, which nobody has begun. */
export const isUnbegun = sql`${properties.active} and not exists (
  select from ${units} where ${units.propertyId} = ${properties.id})`;

export const platformsOwn: StepsOfPlatform = () => ({
  property: sql`exists (select from ${properties})`,
  enter: sql`exists (select from ${properties}) and not exists (
    select from ${properties} where ${isUnbegun})`,
});
