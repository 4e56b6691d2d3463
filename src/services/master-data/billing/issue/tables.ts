import { sql } from 'drizzle-orm';
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, thaiText } from '@/services/db/columns';
import { tasks } from '@/services/kit/queue/tables';
import { propertyId, satang } from '@/services/master-data/billing/columns';
import type { Draft } from './draft';

/** A month that somebody confirmed; how far it is, its task says. */
export const monthIssues = pgTable(
  'month_issues',
  {
    id: id(),
    propertyId: propertyId(),
    period: text('period').notNull(),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    units: integer('units').notNull(),
    total: satang('total').notNull(),
    /** Of the invoices that are made; empty until the first is. */
    first: text('first').notNull().default(''),
    last: text('last').notNull().default(''),
    made: integer('made').notNull().default(0),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    by: thaiText('by_name').notNull(),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
    takenBackAt: instant('taken_back_at'),
    takenBackBy: thaiText('taken_back_by').notNull().default(''),
    takenBackReason: thaiText('taken_back_reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('month_issues_open').on(table.propertyId).where(sql`${table.endedAt} is null`),
  ],
);

/** Invoices of a month that are to be made as they were promised; a piece goes when they are. */
export const monthPieces = pgTable(
  'month_pieces',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => monthIssues.id),
    place: smallint('place').notNull(),
    drafts: jsonb('drafts').notNull().$type<Draft[]>(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.place] })],
);
