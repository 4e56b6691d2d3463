import * as z from 'zod';
import { day, flag, id, instant, optionalText, text } from '@/contracts/kit/fields';
import { completenesses, plainText } from '@/contracts/kit/languages';
import { limited } from '@/contracts/kit/limited';
import { pageQuery } from '@/contracts/kit/page-query';
import { publicFileUrl } from '@/contracts/upload/upload';
import type { UploadType } from '@/contracts/upload/upload-types';
import { newsTypes, publishStates, reviews } from './news-state';

/** What the cover and the files of news and templates are uploaded as. */
export const newsUploads = {
  cover: 'emergency-news-file/thumbnail',
  files: 'main/files',
} as const satisfies Record<string, UploadType>;

/** Where an upload of news is read, a path of the portal. */
export const newsFileUrl = (upload: string): string => publicFileUrl(upload, 'file');
/** Where the same picture is read in the size of a list's row. */
export const smallPictureUrl = (fileUrl: string) => fileUrl.replace(/\/file$/, '/thumbnail');

/** Letters of one language's rich text, marks included. */
export const descriptionMost = 50_000;
/** Files of one piece of news, or of one template. */
export const newsFilesMost = 10;
const propertiesMost = 500;

/** Rich text as it was typed: the service alone makes it clean. */
const optionalRichText = limited(descriptionMost).default('');
const richText = limited(descriptionMost).refine((html) => plainText(html) !== '', 'required');

/** What can be opened from news in the residents' app. */
export const featureLinks = [
  'parcels',
  'invoices',
  'facility',
  'repair',
  'suggestions',
  'votes',
  'bulletin',
  'home-calendar',
] as const;

const fields = z.object({
  /** Made by the browser (UUID); the same id sent twice is one piece of news. */
  id,
  type: z.enum(newsTypes),
  titleTh: text(200),
  titleEn: optionalText(200),
  titleCn: optionalText(200),
  featureLink: z.enum(['', ...featureLinks]).default(''),
});

/** What news and templates have beside their fields. Files that are not named any more are let go. */
export const contentParts = {
  descriptionTh: richText,
  descriptionEn: optionalRichText,
  descriptionCn: optionalRichText,
  /** The upload that is to be the cover, a new one or what the record holds already. */
  thumbnail: id.nullish().transform((upload) => upload ?? null),
  /** Without `thumbnail`: the address of the cover to keep, or nothing to have none. */
  thumbnailUrl: limited(300).default(''),
  /** Uploads after `newsFiles`, in their order; what the record holds already may be among them. */
  files: z.array(id).max(newsFilesMost).default([]),
  /** The ids of the files to keep, in their order. */
  newsFiles: z.array(id).max(newsFilesMost).default([]),
};

export const contentNames = {
  descriptionTh: 'description_th',
  descriptionEn: 'description_en',
  descriptionCn: 'description_cn',
  thumbnailUrl: 'thumbnail_url',
};

export const newsDraft = z.object({
  data: fields,
  ...contentParts,
  /** The properties to tell; at a property its own, whether named or not. */
  announceTo: z.array(id).max(propertiesMost).default([]),
  /** Tells the property's staff that it waits for somebody else's review. */
  askReview: z.boolean().default(false),
});
export type NewsDraft = z.input<typeof newsDraft>;

/** The version is that of the news that the draft was made from. */
export const newsChange = newsDraft.extend({ data: fields.extend({ version: z.number().int() }) });

export const newsNames = { ...contentNames, announceTo: 'properties_annouce' };

/** A file as it is read. */
export const newsFile = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  /** A path of the portal. */
  url: z.string(),
});
export type NewsFile = z.output<typeof newsFile>;

export const languageStates = z.object({
  th: z.enum(completenesses),
  en: z.enum(completenesses),
  cn: z.enum(completenesses),
});

const property = z.object({ id, nameTh: z.string(), nameEn: z.string() });

/** News as a list shows it: without its texts. */
export const newsRow = z.object({
  id,
  /** Whose it is; `null` for the platform's. */
  propertyId: id.nullable(),
  version: z.number().int(),
  type: z.enum(newsTypes),
  titleTh: z.string(),
  titleEn: z.string(),
  titleCn: z.string(),
  featureLink: z.enum(['', ...featureLinks]),
  publishState: z.enum(publishStates),
  review: z.enum(reviews),
  languages: languageStates,
  /** The cover's address, a path of the portal; empty without one. */
  thumbnailUrl: z.string(),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
  /** When it is to be published, for scheduled news and what was. */
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
  /** Until then its publication can be undone; null once it was told. */
  announceAt: instant.nullable(),
  /** How many people have read it; at a property, of that property. */
  readers: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type NewsRow = z.output<typeof newsRow>;

export const news = newsRow.extend({
  /** Clean HTML. */
  descriptionTh: z.string(),
  descriptionEn: z.string(),
  descriptionCn: z.string(),
  /** The cover's upload. */
  thumbnail: id.nullable(),
  newsFiles: z.array(newsFile),
  /** At a property that property alone, whomever else the news is for. */
  properties: z.array(property),
  /** Whether the caller wrote it, and therefore cannot review it. */
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
});
export type NewsFilter = z.output<typeof newsFilter>;
