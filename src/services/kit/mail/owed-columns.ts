import { smallint } from 'drizzle-orm/pg-core';
import { instant } from '@/services/db/columns';

/** What a table of letters that are owed has of each, for `sendOwed`. */
export const owedColumns = () => ({
  tries: smallint('tries').notNull().default(0),
  /** When it is tried next. */
  nextAt: instant('next_at').notNull(),
  /** Set while the mail server is given it, and for good where nobody lived to tell the end. */
  begunAt: instant('begun_at'),
  /** Set when it is tried no more. */
  failedAt: instant('failed_at'),
});
