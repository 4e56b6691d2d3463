import * as z from 'zod';
import { featureLinks } from '@/contracts/content/app-screens';
import { contentFile, contentNames, contentParts, languageStates } from '@/contracts/content/parts';
import { targets } from '@/contracts/content/targets';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { draftId } from '@/contracts/kit/fields/chosen-id';
import { daySpan } from '@/contracts/kit/fields/day-span';
import { day, flag, id, instant } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { storedTitles, threeTitles } from '@/contracts/kit/fields/three-names';
import { newsTypes, publishStates, reviews } from './news-state';
import { newsUploads } from './news-uploads';

const fields = z.object({
  /** Made by the browser. */
  id: draftId,
  type: z.enum(newsTypes),
  ...threeTitles(200),
  featureLink: z.enum(['', ...featureLinks]).default(''),
});

export const newsDraft = z.object({
  data: fields,
  ...contentParts(newsUploads),
  announceTo: targets,
  /** Tells the property's staff that it waits for somebody else's review. */
  askReview: z.boolean().default(false),
});
export type NewsDraft = z.input<typeof newsDraft>;

/** The version is that of the news that the draft was made from. */
export const newsChange = newsDraft.extend({
  data: fields.extend({ id, version: z.number().int() }),
});

export const newsNames = { ...contentNames, announceTo: 'properties_annouce' };

const property = z.object({ id, nameTh: z.string(), nameEn: z.string() });

/** News as a list shows it: without its texts. */
export const newsRow = z.object({
  ...recordFields,
  /** Whose it is; `null` for the platform's. */
  propertyId: id.nullable(),
  type: z.enum(newsTypes),
  ...storedTitles,
  featureLink: z.enum(['', ...featureLinks]),
  publishState: z.enum(publishStates),
  review: z.enum(reviews),
  languages: languageStates,
  /** The cover's address, a path of the portal; empty without one. */
  thumbnailUrl: z.string(),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
  /** Whether the caller wrote it, and therefore cannot review it. */
  writtenByMe: z.boolean().optional(),
  /** When it is to be published, for scheduled news and what was. */
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
  /** Until then its publication can be undone; null once it was told. */
  announceAt: instant.nullable(),
  /** How many people have read it; at a property, of that property. */
  readers: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
});
export type NewsRow = z.output<typeof newsRow>;

export const news = newsRow.extend({
  /** Clean HTML. */
  descriptionTh: z.string(),
  descriptionEn: z.string(),
  descriptionCn: z.string(),
  /** The cover's upload. */
  thumbnail: id.nullable(),
  newsFiles: z.array(contentFile),
  /** At a property that property alone, whomever else the news is for. */
  properties: z.array(property),
  writtenByMe: z.boolean(),
  /** Why it was rejected, or a word with the approval; may be empty. */
  reviewNote: z.string(),
  reviewedBy: z.string(),
  reviewedAt: instant.nullable(),
  /** Whether the caller has read it. */
  read: z.boolean(),
});
export type News = z.output<typeof news>;

/** A list's `total` counts no further, and says `atLeast`. */
export const newsTotalMost = 1000;

/** `keywords` are looked for in the titles. */
export const newsFilter = pageQuery(50).extend({
  propertyId: id.optional(),
  /** Bangkok day. */
  dateCreated: day.optional(),
  type: z.enum(newsTypes).optional(),
  publishState: z.enum(publishStates).optional(),
  review: z.enum(reviews).optional(),
  /** Published and not read by the caller; of no effect at the main admin, where nobody reads. */
  unread: flag.optional(),
  published: daySpan.optional(),
});
export type NewsFilter = z.output<typeof newsFilter>;

export const newsViewNames = ['all', 'pending', ...publishStates, 'unread'] as const;
export type NewsView = (typeof newsViewNames)[number];

/** What each view of the list adds to the other filters. */
export const newsViews: Readonly<
  Record<NewsView, Pick<NewsFilter, 'publishState' | 'review' | 'unread'>>
> = {
  all: {},
  pending: { publishState: 'draft', review: 'pending' },
  draft: { publishState: 'draft' },
  scheduled: { publishState: 'scheduled' },
  published: { publishState: 'published' },
  unpublished: { publishState: 'unpublished' },
  unread: { unread: true },
};
