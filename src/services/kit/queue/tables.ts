import { isNull, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type TaskState, taskStates } from '@/contracts/kit/calls/task';
import { id, instant, thaiText } from '@/services/db/columns';
import { properties } from '@/services/db/tables';

/** Work that was asked for and runs behind its answer; the queue holds a job of the same id. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    /** Null for work of the platform. */
    propertyId: uuid('property_id').references(() => properties.id),
    /** The name of the work that takes it. */
    work: text('work').notNull(),
    data: jsonb('data').notNull(),
    state: text('state', { enum: taskStates }).notNull().default('waiting'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Runs that came to no end, since their process died. */
    unended: integer('unended').notNull().default(0),
    failure: jsonb('failure').$type<TaskState['failure']>(),
    byId: uuid('by_id').notNull(),
    byName: thaiText('by_name').notNull(),
    /** Of the request that asked for it, by which the log knows both. */
    requestId: text('request_id'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** When somebody said that its failure is seen to. */
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    index('tasks_open').on(table.createdAt).where(isNull(table.endedAt)),
    index('tasks_failed')
      .on(table.propertyId)
      .where(sql`${table.state} = 'failed' and ${table.dismissedAt} is null`),
  ],
);
