import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@/services/db/columns';

/** The processes that work at this database, as long as they say so; none where it is embedded. */
export const serviceProcesses = pgTable('service_processes', {
  /** The host and port of one. */
  place: text('place').primaryKey(),
  /** The build that it runs. */
  build: text('build').notNull(),
  /** Where it keeps files; empty where it keeps none. */
  store: text('store').notNull(),
  /** Whether browsers hear it. */
  realtime: boolean('realtime').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});
