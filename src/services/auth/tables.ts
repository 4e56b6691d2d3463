import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HomeTile } from '@/contracts/auth/home-tiles';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { id, instant, thaiText } from '@/services/db/columns';
import { properties } from '@/services/db/tables';

export const builtinRoleKeys = ['smart-admin', 'manager', 'counter', 'finance'] as const;

/** Who changed a row last, and how often it was changed; a draft names the version it was made from. */
const changeColumns = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: text('updated_by').notNull().default(''),
});

export const roles = pgTable('roles', {
  id: id(),
  /** Set for the roles that the product brings itself. */
  builtin: text('builtin', { enum: builtinRoleKeys }).unique(),
  name: thaiText('name').notNull(),
  permissions: jsonb('permissions').notNull().$type<Permission[]>(),
  /** The permissions that a built-in role has been given once; what was taken away is not given again. */
  offered: jsonb('offered').notNull().default([]).$type<Permission[]>(),
  ...changeColumns(),
});

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Both are kept in lower case. */
    email: text('email').notNull().unique(),
    username: text('username').notNull().unique(),
    fullname: thaiText('fullname').notNull(),
    /** argon2id, with its parameters. */
    passwordHash: text('password_hash').notNull(),
    /** The role at the main admin, which makes it an account of the platform. */
    platformRoleId: uuid('platform_role_id').references(() => roles.id),
    active: boolean('active').notNull().default(true),
    language: text('language', { enum: ['th', 'en', 'cn'] })
      .notNull()
      .default('th'),
    createdAt: instant('created_at').notNull(),
    /** From when on it is nobody's: only what names its id still knows it. */
    erasedAt: instant('erased_at'),
    ...changeColumns(),
  },
  // Or one account's user name could be another's e-mail.
  (table) => [check('accounts_username_plain', sql`position('@' in ${table.username}) = 0`)],
);

/** The properties that an account works in, and as what. */
export const accountProperties = pgTable(
  'account_properties',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.propertyId] }),
    index('account_properties_property').on(table.propertyId),
    index('account_properties_role').on(table.roleId),
  ],
);

/** One sign-in: the family that its tokens belong to and are revoked with. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null at the main admin. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Kept to five minutes. */
    lastUsedAt: instant('last_used_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** SHA-256 of what its browser is known by, hexadecimal; empty where it said nothing. */
    device: text('device').notNull().default(''),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_account').on(table.accountId, table.createdAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hexadecimal. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Sign-in tries that are not known to be right, by account and by address. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    subject: text('subject').primaryKey(),
    tries: integer('tries').notNull(),
    /** When they are forgotten. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('sign_in_tries_ends').on(table.endsAt)],
);

/** The links by which a forgotten password is set anew. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token, hexadecimal. */
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When a newer link took its place. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [index('password_resets_account').on(table.accountId)],
);

/** Keys of other apps that have signed somebody in, until they would be over anyway. */
export const bypassKeys = pgTable(
  'bypass_keys',
  {
    app: text('app').notNull(),
    jti: text('jti').notNull(),
    /** When it can be forgotten. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.app, table.jti] }),
    index('bypass_keys_ends').on(table.endsAt),
  ],
);

/** The tiles of a person's first screen, in their order. */
export const homeTiles = pgTable('home_tiles', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  tiles: jsonb('tiles').notNull().$type<HomeTile[]>(),
});

/** Who has taken the tour of the first day, or does not want it. */
export const firstTours = pgTable('first_tours', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
});

/** The columns that a person does not want to see, for each list. */
export const listColumns = pgTable(
  'list_columns',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    hidden: jsonb('hidden').notNull().$type<string[]>(),
    dense: boolean('dense').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list] })],
);

/** Lists as somebody wants to find them again, at a property or, without one, at the main admin. */
export const listViews = pgTable(
  'list_views',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    hidden: jsonb('hidden').notNull().$type<string[]>(),
    dense: boolean('dense').notNull(),
    shared: boolean('shared').notNull(),
  },
  (table) => [index('list_views_place').on(table.propertyId, table.accountId)],
);
