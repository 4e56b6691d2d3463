import { pgTable, text } from 'drizzle-orm/pg-core';

/** The keys that numbers of cards were sealed by, each with a word by which it is known again. */
export const cardKeys = pgTable('card_keys', {
  id: text('id').primaryKey(),
  check: text('check_word').notNull(),
});
