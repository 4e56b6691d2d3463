import { type AnyPgColumn, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { properties } from '@/services/db/tables';

/** The table of the properties that the platform's records of one kind are for; it goes with them. */
export const targetTable = (name: string, owner: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      propertyId: uuid('property_id')
        .notNull()
        .references(() => properties.id),
      ownerId: uuid('owner_id').notNull().references(owner, { onDelete: 'cascade' }),
    },
    (table) => [
      primaryKey({ columns: [table.propertyId, table.ownerId] }),
      index(`${name}_owner`).on(table.ownerId),
    ],
  );
