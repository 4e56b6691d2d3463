import * as z from 'zod';
import { contentFile, contentNames, contentParts, languageStates } from '@/contracts/content/parts';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { draftId } from '@/contracts/kit/fields/chosen-id';
import { id, instant, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { storedTitles, threeTitles } from '@/contracts/kit/fields/three-names';
import { newsTypes } from './news-state';
import { newsUploads } from './news-uploads';

const fields = z.object({
  /** Made by the browser. */
  id: draftId,
  name: text(200),
  type: z.enum(newsTypes),
  ...threeTitles(200),
});

export const newsTemplateDraft = z.object({ data: fields, ...contentParts(newsUploads) });

const newsTemplateChange = newsTemplateDraft.extend({
  data: fields.omit({ id: true }).extend({ version: z.number().int() }),
});

/** A template as a list shows it: without its texts. */
export const newsTemplateRow = z.object({
  ...recordFields,
  name: z.string(),
  type: z.enum(newsTypes),
  ...storedTitles,
  languages: languageStates,
  thumbnailUrl: z.string(),
  /** It is of the place that the caller works in; the platform's may be used everywhere. */
  own: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
});

export type NewsTemplateRow = z.output<typeof newsTemplateRow>;

export const newsTemplate = newsTemplateRow.extend({
  /** Clean HTML. */
  descriptionTh: z.string(),
  descriptionEn: z.string(),
  descriptionCn: z.string(),
  thumbnail: id.nullable(),
  newsFiles: z.array(contentFile),
});
export type NewsTemplate = z.output<typeof newsTemplate>;

/**
 * Twenty on a page; 100 for the full list. `keywords` are looked for in names and titles; `sort` is
 * `name` or `updatedAt`. */
export const newsTemplateFilter = pageQuery(20, 100).extend({ type: z.enum(newsTypes).optional() });

const service = 'news';
const params = z.object({ id });

/** The templates of the caller's place, and the platform's. */
export const newsTemplateEndpoints = {
  list: endpoint({
    service,
    method: 'GET',
    path: '/news-template',
    call: z.object({ query: newsTemplateFilter }),
    reply: pageOf(newsTemplateRow),
    needs: 'news-templates:view',
  }),
  /** All that the list's filters find as .xlsx, in its order. */
  export: endpoint({
    service,
    method: 'GET',
    path: '/news-template/export',
    call: z.object({ query: newsTemplateFilter.omit({ page: true, limit: true }) }),
    reply: fileReply,
    envelope: 'file',
    needs: 'news-templates:export',
  }),
  get: endpoint({
    service,
    method: 'GET',
    path: '/news-template/:id',
    call: z.object({ params }),
    reply: newsTemplate,
    needs: 'news-templates:view',
  }),
  /** Sent again by the same person it is the same template, and what is different then an edit of it. */
  create: endpoint({
    service,
    method: 'POST',
    path: '/news-template',
    call: z.object({ body: newsTemplateDraft }),
    reply: newsTemplate,
    needs: 'news-templates:create',
    wire: contentNames,
  }),
  /** Fails with `STALE` and both sides' data when the template has moved on from the version. */
  change: endpoint({
    service,
    method: 'POST',
    path: '/news-template/:id',
    call: z.object({ params, body: newsTemplateChange }),
    reply: newsTemplate,
    needs: 'news-templates:edit',
    wire: contentNames,
  }),
  remove: endpoint({
    service,
    method: 'DELETE',
    path: '/news-template/:id',
    call: z.object({ params }),
    reply: z.object({ id }),
    needs: 'news-templates:delete',
  }),
};
