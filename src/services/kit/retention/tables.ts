import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { RetentionKind } from '@/contracts/data-care/retention';
import { instant } from '@/services/db/columns';

/** The nights in which what is over was taken away: how far each came, and by how much. */
export const retentionRuns = pgTable('retention_runs', {
  /** In Bangkok. */
  day: date('day', { mode: 'string' }).primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  /** How many of each kind are gone so far. */
  taken: jsonb('taken').notNull().default({}).$type<Partial<Record<RetentionKind, number>>>(),
  /** The kinds of which nothing more is over. */
  done: jsonb('done').notNull().default([]).$type<RetentionKind[]>(),
});
