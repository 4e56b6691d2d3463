import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { featureLinks } from '@/contracts/content/app-screens';
import { newsTypes, publishStates, reviews } from '@/contracts/news/news-state';
import { id, instant, thaiText } from '@/services/db/columns';
import { properties } from '@/services/db/tables';
import { sqlFold } from '@/services/kit/text/search-text';

/** What news and templates have in common; without a property they are the platform's. */
const contentColumns = () => ({
  id: id(),
  propertyId: uuid('property_id').references(() => properties.id),
  /** Counts the changes; a draft names the version that it was made from. */
  version: integer('version').notNull().default(1),
  type: text('type', { enum: newsTypes }).notNull(),
  titleTh: thaiText('title_th').notNull(),
  titleEn: thaiText('title_en').notNull(),
  titleCn: thaiText('title_cn').notNull(),
  /**
   * Clean HTML, stored as it is: normalising it once more could make marks of letters that only
   * look like them.
   */
  descriptionTh: text('description_th').notNull(),
  descriptionEn: text('description_en').notNull(),
  descriptionCn: text('description_cn').notNull(),
  createdAt: instant('created_at').notNull(),
  createdById: uuid('created_by_id').notNull(),
  createdBy: text('created_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

export const news = pgTable(
  'news',
  {
    ...contentColumns(),
    featureLink: text('feature_link', { enum: ['', ...featureLinks] }).notNull(),
    publishState: text('publish_state', { enum: publishStates }).notNull(),
    review: text('review', { enum: reviews }).notNull(),
    reviewNote: thaiText('review_note').notNull().default(''),
    reviewedBy: text('reviewed_by').notNull().default(''),
    reviewedAt: instant('reviewed_at'),
    /** Who changed the words, the files or the properties last. */
    writtenById: uuid('written_by_id').notNull(),
    /** Who published it, or set the time at which it goes out: to them it is no news. */
    publishedById: uuid('published_by_id'),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** When the properties are told, until they were. */
    announceAt: instant('announce_at'),
    /** What keywords are looked for in. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql.raw(sqlFold(`title_th || ' ' || title_en || ' ' || title_cn`))),
  },
  (table) => {
    const { propertyId, publishState, createdAt, updatedAt } = table;
    const newest = createdAt.desc().nullsFirst();
    const last = table.id.desc().nullsFirst();
    return [
      index('news_newest').on(propertyId, newest, last),
      index('news_state_newest').on(propertyId, publishState, newest, last),
      // Of all properties: how much stands where.
      index('news_states').on(publishState, table.review),
      index('news_updated').on(propertyId, updatedAt.desc().nullsFirst(), last),
      index('news_all_newest').on(newest, last),
      // The property too, so that others' rows are not looked at.
      index('news_search').using('gin', propertyId, table.search.op('gin_trgm_ops')),
      index('news_due').on(table.publishAt).where(sql`publish_state = 'scheduled'`),
      index('news_to_announce').on(table.announceAt).where(isNotNull(table.announceAt)),
    ];
  },
);

const newsId = () =>
  uuid('news_id')
    .notNull()
    .references(() => news.id, { onDelete: 'cascade' });
const propertyId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id);

/** The properties that news of the platform is for; a property's own is for that property. */
export const newsTargets = pgTable(
  'news_targets',
  { propertyId: propertyId(), ownerId: newsId() },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.ownerId] }),
    index('news_targets_news').on(table.ownerId),
  ],
);

/** The properties that were told of news: each once, whatever becomes of it later. */
export const newsAnnouncements = pgTable(
  'news_announcements',
  { newsId: newsId(), propertyId: propertyId(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.newsId, table.propertyId] })],
);

export const newsReads = pgTable(
  'news_reads',
  {
    newsId: newsId(),
    propertyId: propertyId(),
    accountId: uuid('account_id').notNull(),
    fullname: thaiText('fullname').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.propertyId, table.accountId] }),
    index('news_reads_latest').on(table.newsId, table.readAt.desc().nullsFirst(), table.accountId),
  ],
);

export const newsTemplates = pgTable(
  'news_templates',
  { ...contentColumns(), name: thaiText('name').notNull() },
  (table) => [index('news_templates_property').on(table.propertyId)],
);

/** The uploads that news and templates hold; one may be held by several of them. */
export const newsAttachments = pgTable(
  'news_attachments',
  {
    /** Of news or of a template. */
    ownerId: uuid('owner_id').notNull(),
    uploadId: uuid('upload_id').notNull(),
    kind: text('kind', { enum: ['cover', 'file'] }).notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.uploadId] }),
    index('news_attachments_upload').on(table.uploadId),
  ],
);
