import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';

export const propertyDocuments = pgTable(
  'property_documents',
  {
    ...recordColumns(),
    name: thaiText('name').notNull(),
    kind: text('kind').notNull(),
    /** The day that it bears, Bangkok. */
    day: date('day').notNull(),
    /** Who may see it. */
    audience: text('audience').notNull(),
    file: uuid('file').notNull(),
  },
  (table) => [index('property_documents_property').on(table.propertyId, table.day)],
);
