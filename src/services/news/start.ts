import { sql } from 'drizzle-orm';
import type { StepsOfProperty } from '@/services/kit/start-step';
import { news } from './tables';

/** A property's first news of its own that went out, or has its time: what waits for a review does not count. */
export const newsStart: StepsOfProperty = (propertyId) => ({
  news: sql`exists (select from ${news} where ${news.propertyId} = ${propertyId}
    and ${news.publishState} <> 'draft')`,
});
