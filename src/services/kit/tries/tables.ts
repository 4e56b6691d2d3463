import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '@/services/db/columns';

/** What was done once under an id of its caller's choosing; kept, as money that was taken is. */
export const sentTries = pgTable(
  'sent_tries',
  {
    /** Whose try it is: others may choose the same id for theirs. */
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    /** Where they were; null at the main admin. */
    propertyId: uuid('property_id'),
    call: text('call').notNull(),
    /** SHA-256 of what was sent. */
    digest: text('digest').notNull(),
    /** The record that came of it. */
    made: uuid('made').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
