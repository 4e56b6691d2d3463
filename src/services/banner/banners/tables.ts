import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { pageKeys } from '@/contracts/banner/pages';
import { sharedRecordColumns, titleColumns } from '@/services/db/record-columns';
import { periodColumns } from '@/services/kit/content/period';
import { targetTable } from '@/services/kit/content/target-table';

export const banners = pgTable(
  'banners',
  {
    ...sharedRecordColumns(),
    pageKey: text('page_key', { enum: pageKeys }).notNull(),
    ...titleColumns(),
    link: text('link').notNull().default(''),
    picture: uuid('picture'),
    position: integer('position').notNull().default(0),
    ...periodColumns(),
  },
  (table) => [index('banners_place').on(table.propertyId, table.pageKey, table.position)],
);

export const bannerTargets = targetTable('banner_targets', () => banners.id);
