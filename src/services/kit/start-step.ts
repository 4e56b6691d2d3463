import type { SQL } from 'drizzle-orm';
import type { PlatformStep, PropertyStep } from '@/contracts/master-data/start';

/** Whether a step's data are there, as conditions that one statement asks together. */
export type StepsOfProperty = (propertyId: string) => Partial<Record<PropertyStep, SQL>>;
export type StepsOfPlatform = () => Partial<Record<PlatformStep, SQL>>;
