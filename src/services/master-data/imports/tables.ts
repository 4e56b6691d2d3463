import {
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
import type { ErrorDetails } from '@/contracts/kit/calls/errors';
import { importKinds, importOutcomes } from '@/contracts/master-data/import';
import { id, instant, thaiText } from '@/services/db/columns';
import { sealedBytes, sealedJson } from '@/services/db/sealed-columns';
import { properties } from '@/services/db/tables';
import { tasks } from '@/services/kit/queue/tables';

/** What was done last with an import; how far that is, its task says. */
export const importSteps = ['read', 'store', 'undo', 'drop'] as const;

export const imports = pgTable(
  'imports',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    kind: text('kind', { enum: importKinds }).notNull(),
    fileName: thaiText('file_name').notNull(),
    isSingle: boolean('is_single').notNull(),
    step: text('step', { enum: importSteps }).notNull().default('read'),
    /** Stored and not taken back. */
    stored: boolean('stored').notNull().default(false),
    create: integer('creates').notNull().default(0),
    update: integer('updates').notNull().default(0),
    skip: integer('skips').notNull().default(0),
    error: integer('errors').notNull().default(0),
    rowsKept: boolean('rows_kept').notNull().default(false),
    /** The line up to which its rows are stored, while it is being stored or taken back too. */
    storedTo: integer('stored_to').notNull().default(0),
    /** Why its last step is, or was, taken back. */
    gaveUp: text('gave_up').$type<'IMPORT_CHANGED' | 'IMPORT_TOUCHED'>(),
    /** Rows that could not be put back then. */
    leftOver: integer('left_over').notNull().default(0),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    byId: uuid('by_id').notNull(),
    by: thaiText('by_name').notNull(),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('imports_property').on(table.propertyId, table.at)],
);

/** A file until it is read, in pieces. */
export const importPieces = pgTable(
  'import_pieces',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    bytes: sealedBytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
);

/** The rows of a file as they were understood: what is to be written is ready in them. */
export const importRows = pgTable(
  'import_rows',
  {
    /** Of the row, and of the line in the audit log that its record gets. */
    id: id(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    outcome: text('outcome', { enum: importOutcomes }).notNull(),
    /** What the file says, with the numbers of people's cards. */
    typed: sealedJson<Record<string, string>>('typed').notNull(),
    errors: jsonb('errors')
      .notNull()
      .default([])
      .$type<{ field: string; code: string; details?: ErrorDetails }[]>(),
    /** What the record is called. */
    title: text('title').notNull().default(''),
    /** The record that is made or changed. */
    recordId: uuid('record_id'),
    /** Null where the record is made. */
    version: integer('version'),
    /** By the table's columns; null where the record stays as it is. */
    fields: jsonb('fields').$type<Record<string, unknown>>(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** As the audit log tells it. */
    changes: jsonb('changes').notNull().default({}).$type<Record<string, [unknown, unknown]>>(),
    /** A person's stay that is made: its columns, and how the log of the unit tells it. */
    stay: jsonb('stay').$type<Record<string, unknown>>(),
    stayId: uuid('stay_id'),
    stayTitle: text('stay_title'),
    stayChanges: jsonb('stay_changes').$type<Record<string, [unknown, unknown]>>(),
  },
  (table) => [
    unique('import_rows_line').on(table.importId, table.line),
    index('import_rows_outcome').on(table.importId, table.outcome, table.line),
  ],
);

/** What rows are known by while a file is read, so that a later row that says the same is found. */
export const importKeys = pgTable(
  'import_keys',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    line: integer('line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.key] })],
);
