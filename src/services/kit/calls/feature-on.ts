import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { properties } from '@/services/db/tables';

/** A condition for properties that are open and have a feature: work that nobody asked for rests elsewhere. */
export const hasFeature = (feature: Feature): SQL | undefined =>
  and(eq(properties.active, true), sql`not ${properties.featuresOff} ? ${feature}`);

/** The same for rows of another table, by the column of their property. */
export const isOn = (feature: Feature, propertyId: PgColumn): SQL =>
  sql`${propertyId} in (select ${properties}.id from ${properties}
    where ${properties}.active and not ${properties}.features_off ? ${feature})`;
