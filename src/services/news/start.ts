import { sql } from 'drizzle-orm';
import type { StepsOfProperty } from '@/services/kit/start-step';
import { news } from './tables';

/** A property's first news of its own: another person's review of it is no step of who wrote it. */
export const newsStart: StepsOfProperty = (propertyId) => ({
  news: sql`exists (select from ${news} where ${news.propertyId} = ${propertyId})`,
});
