import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { customers } from '@/services/master-data/customers/tables';

/** Who has the residents' app, or is invited to it; not `active` is who is suspended. */
export const appUsers = pgTable(
  'app_users',
  {
    ...recordColumns(),
    customerId: uuid('customer_id')
      .notNull()
      .unique('app_users_customer')
      .references(() => customers.id),
    invitedAt: instant('invited_at').notNull(),
    /** Of the latest invitation; only a hash, so that the table opens nothing. */
    codeHash: text('code_hash').notNull().default(''),
    codeExpiresAt: instant('code_expires_at'),
    joinedAt: instant('joined_at'),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    index('app_users_seen').on(table.propertyId, table.lastSeenAt),
    index('app_users_invited').on(table.propertyId, table.invitedAt),
  ],
);
