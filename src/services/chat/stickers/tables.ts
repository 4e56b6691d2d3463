import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { thaiText } from '@/services/db/columns';
import { nameColumns, sharedRecordColumns } from '@/services/db/record-columns';

export const stickerGroups = pgTable('sticker_groups', {
  ...sharedRecordColumns(),
  ...nameColumns(),
  /** Whole satang. */
  price: integer('price').notNull().default(0),
  cover: uuid('cover'),
  position: integer('position').notNull().default(0),
});

export const stickers = pgTable(
  'stickers',
  {
    ...sharedRecordColumns(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => stickerGroups.id),
    picture: uuid('picture').notNull(),
    name: thaiText('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('stickers_of').on(table.groupId, table.position)],
);
