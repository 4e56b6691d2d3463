import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { postCategories, reportReasons, verdicts } from '@/contracts/bulletin/choices';
import { id, instant, thaiText } from '@/services/db/columns';
import { sharedRecordColumns, titleColumns } from '@/services/db/record-columns';
import { properties } from '@/services/db/tables';
import { announcementTable } from '@/services/kit/content/announce-part';
import { targetTable } from '@/services/kit/content/target-table';

export const posts = pgTable(
  'posts',
  {
    ...sharedRecordColumns(),
    category: text('category', { enum: postCategories }).notNull(),
    ...titleColumns(),
    // Clean HTML, stored as it is.
    descriptionTh: text('description_th').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionCn: text('description_cn').notNull().default(''),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    sticky: boolean('sticky').notNull().default(false),
    createdBy: thaiText('created_by').notNull().default(''),
  },
  (table) => [index('posts_place').on(table.propertyId, table.sticky, table.createdAt)],
);

export const postTargets = targetTable('post_targets', () => posts.id);

const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });
/** Where it was done; null at the main admin. */
const propertyId = () => uuid('property_id').references(() => properties.id);

export const postAnnouncements = announcementTable('post_announcements', 'post_id', () => posts.id);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: postId(),
    propertyId: propertyId(),
    /** Of the staff or of a resident's app. */
    accountId: uuid('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.accountId] })],
);

export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: postId(),
    propertyId: propertyId(),
    text: thaiText('text').notNull(),
    at: instant('at').notNull(),
    by: thaiText('by').notNull(),
  },
  (table) => [index('post_comments_post').on(table.postId, table.at)],
);

export const postReports = pgTable(
  'post_reports',
  {
    id: id(),
    postId: postId(),
    propertyId: propertyId(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: thaiText('text').notNull().default(''),
    at: instant('at').notNull(),
    by: thaiText('by').notNull(),
    verdict: text('verdict', { enum: ['', ...verdicts] })
      .notNull()
      .default(''),
    decidedBy: thaiText('decided_by').notNull().default(''),
    decidedAt: instant('decided_at'),
    note: thaiText('note').notNull().default(''),
  },
  (table) => [index('post_reports_post').on(table.postId, table.verdict)],
);
