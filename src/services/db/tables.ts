import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, thaiText } from '@/services/db/columns';

/** The condominiums and villages; every other row of the product hangs on one of them. */
export const properties = pgTable('properties', {
  id: id(),
  /** Two to four letters; starts the property's document numbers. */
  code: text('code').notNull().unique(),
  dimension: text('dimension', { enum: ['condo', 'village'] }).notNull(),
  nameTh: thaiText('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: instant('created_at').notNull(),
});

/** Who changed what, when and from where; rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant('at').notNull(),
    accountId: uuid('account_id'),
    accountName: text('account_name').notNull(),
    propertyId: uuid('property_id'),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** The changed fields, `{ field: [before, after] }`. */
    changes: jsonb('changes').notNull().$type<Record<string, unknown>>(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId, table.at),
    index('audit_log_property').on(table.propertyId, table.at),
    index('audit_log_at').on(table.at),
  ],
);
