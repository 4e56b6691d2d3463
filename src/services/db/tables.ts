import { isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, thaiText } from '@/services/db/columns';

/** The condominiums and villages; every other row of the product hangs on one of them. */
export const properties = pgTable('properties', {
  id: id(),
  /** Two to four letters; starts the property's document numbers. */
  code: text('code').notNull().unique(),
  dimension: text('dimension', { enum: ['condo', 'village'] }).notNull(),
  nameTh: thaiText('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  /** The name that its developer sells it under; may be empty. */
  brand: thaiText('brand').notNull().default(''),
  /** The keys of the features that nobody has a right to here. */
  featuresOff: jsonb('features_off').notNull().default([]).$type<string[]>(),
  active: boolean('active').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  /** Counts the changes; a draft names the version that it was made from. */
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: text('updated_by').notNull().default(''),
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
    /** What the record was called at the time; empty in lines of earlier releases. */
    title: thaiText('title').notNull().default(''),
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

const propertyId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id);
const seq = () => bigint('seq', { mode: 'number' }).notNull();

/** How far the events of each property are numbered; a property without a row has had none. */
export const propertyPositions = pgTable('property_positions', {
  propertyId: propertyId().primaryKey(),
  seq: seq(),
});

/** What a property's staff were told; rows are only ever added. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    propertyId: propertyId(),
    /** The property's position that the notification took. */
    seq: seq(),
    /** One of `notificationTypes`, or another's that only its sender knows. */
    type: integer('type').notNull(),
    title: thaiText('title').notNull(),
    text: thaiText('text').notNull(),
    /** Where a popup leads. */
    url: text('url'),
    popup: boolean('popup').notNull(),
    at: instant('at').notNull(),
    /** The account that wrote it; null for the system itself. */
    byId: uuid('by_id'),
    byName: text('by_name').notNull(),
    /** The permission that opens what it leads to: nobody without it is told. */
    needs: text('needs'),
    /** The one account that it is for; null for whoever may read it. */
    toId: uuid('to_id'),
  },
  (table) => [unique('notifications_seq').on(table.propertyId, table.seq)],
);

/** Up to where an account has read a property's notifications. */
export const notificationsReadUpTo = pgTable(
  'notifications_read_up_to',
  { accountId: uuid('account_id').notNull(), propertyId: propertyId(), seq: seq() },
  (table) => [primaryKey({ columns: [table.accountId, table.propertyId] })],
);

/** The notifications after that which an account has read one by one. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    accountId: uuid('account_id').notNull(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.notificationId] })],
);

/** The files that people sent, whichever service's record holds them; the bytes are in the store. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Null for a file of the platform. */
    propertyId: uuid('property_id').references(() => properties.id),
    /** As the contract's table of types calls it. */
    type: text('type').notNull(),
    name: thaiText('name').notNull(),
    kind: text('kind').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels, of an image alone. */
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    /** What it was cropped from is kept beside it. */
    hasOriginal: boolean('has_original').notNull().default(false),
    /** The account that sent it. */
    by: uuid('by').notNull(),
    at: instant('at').notNull(),
    /** When a record took it; null while none holds it. */
    claimedAt: instant('claimed_at'),
    /** When the record that held it last let it go. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('uploads_unclaimed')
      .on(sql`coalesce(${table.releasedAt}, ${table.at})`)
      .where(isNull(table.claimedAt)),
  ],
);
