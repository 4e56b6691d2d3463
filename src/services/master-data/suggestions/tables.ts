import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { messageKinds, zones } from '@/contracts/master-data/suggestions/suggestion';
import { suggestionStatuses } from '@/contracts/master-data/suggestions/suggestion-state';
import { id, instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';

const photos = () => jsonb('photos').notNull().default([]).$type<string[]>();

export const suggestions = pgTable(
  'suggestions',
  {
    ...recordColumns(),
    /** Counts the property's. */
    number: integer('number').notNull(),
    subject: thaiText('subject').notNull(),
    detail: thaiText('detail').notNull().default(''),
    zone: text('zone', { enum: zones }).notNull(),
    status: text('status', { enum: suggestionStatuses }).notNull().default('new'),
    /** As they were told: whoever writes need not be of a unit. */
    unitNumber: thaiText('unit_number').notNull().default(''),
    residentName: thaiText('resident_name').notNull().default(''),
    photos: photos(),
    /** An account; no foreign key: accounts are another service's. */
    assigneeId: uuid('assignee_id'),
    assigneeName: thaiText('assignee_name').notNull().default(''),
    dueAt: instant('due_at').notNull(),
    /** When the office was last done with it; null while somebody still has to do something. */
    doneAt: instant('done_at'),
    mergedIntoId: uuid('merged_into_id'),
  },
  (table) => [
    unique('suggestions_number').on(table.propertyId, table.number),
    index('suggestions_status').on(table.propertyId, table.status, table.dueAt),
    index('suggestions_merged').on(table.mergedIntoId),
    index('suggestions_told').on(table.propertyId, table.createdAt),
    index('suggestions_done').on(table.propertyId, table.doneAt),
  ],
);

/** What was said of a suggestion; rows are only ever added. */
export const suggestionMessages = pgTable(
  'suggestion_messages',
  {
    id: id(),
    suggestionId: uuid('suggestion_id')
      .notNull()
      .references(() => suggestions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: messageKinds }).notNull(),
    text: thaiText('text').notNull(),
    photos: photos(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('suggestion_messages_of').on(table.suggestionId, table.at)],
);
