import * as z from 'zod';
import { uploadsUpTo } from '@/contracts/content/picture';
import { optionalRichText, richText } from '@/contracts/content/rich-text';
import { targets } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { storedNames, storedTitles, threeTitles } from '@/contracts/kit/fields/three-names';
import { postCategories, reportReasons, verdicts } from './choices';

const most = 8000;
const category = z.enum(postCategories);

export const postDraft = z.object({
  category,
  ...threeTitles(200),
  descriptionTh: richText(most),
  descriptionEn: optionalRichText(most),
  descriptionCn: optionalRichText(most),
  /** Uploads of type `post-file`. */
  files: uploadsUpTo(10),
  /** Residents see it; the property is told when they do for the first time. */
  active: flag.default(true),
  announceTo: targets,
});

export const post = z.object({
  ...recordFields,
  active: z.boolean(),
  sticky: z.boolean(),
  category,
  ...storedTitles,
  /** Clean HTML, as the others. */
  descriptionTh: z.string(),
  descriptionEn: z.string(),
  descriptionCn: z.string(),
  files: z.array(id),
  /** The same, as they are shown. */
  attached: z.array(
    z.object({ id, name: z.string(), bytes: z.number().int(), isImage: z.boolean() }),
  ),
  announceTo: z.array(id),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
  likes: z.number().int(),
  comments: z.number().int(),
  /** Of residents, not decided yet. */
  reports: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
});
export type Post = z.output<typeof post>;

const comment = z.object({ id, text: z.string(), at: instant, by: z.string() });

/** A post with what was said below it, the oldest first, and whether the caller likes it. */
export const postDetail = post.extend({ liked: z.boolean(), said: z.array(comment) });
export type PostDetail = z.output<typeof postDetail>;

export const postReport = z.object({
  id,
  reason: z.enum(reportReasons),
  text: z.string(),
  /** Who reported it. */
  by: z.string(),
  at: instant,
  /** Empty while nobody has decided; and who did, when and why. */
  verdict: z.enum(['', ...verdicts]),
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  note: z.string(),
});
export type PostReport = z.output<typeof postReport>;

export const postFilter = pageQuery(20).extend({
  sort: limited(40)
    .regex(/^-?[a-zA-Z]+$/)
    .default('-createdAt'),
  category: category.optional(),
  active: flag.optional(),
  /** With reports that wait for a decision. */
  reported: flag.optional(),
});

const service = 'bulletin';
const params = z.object({ id });

const read = <C extends z.ZodType, R extends z.ZodType>(
  path: `/${string}`,
  call: C,
  reply: R,
  needs: Permission = 'bulletin:view',
) => endpoint({ service, method: 'GET', path, call, reply, needs });

const write = <B extends z.ZodType, R extends z.ZodType>(
  path: `/${string}`,
  body: B,
  reply: R,
  needs: Permission,
) => endpoint({ service, method: 'POST', path, call: z.object({ body }), reply, needs });

const plain = upsertEndpoints(service, '/bulletin', 'bulletin', {
  entity: post,
  draft: postDraft,
  filter: postFilter,
});

/** The board of a property: its own posts, and the platform's for it. */
export const postEndpoints = {
  ...plain,
  upsert: { ...plain.upsert, path: '/upsert' as const },
  remove: { ...plain.remove, path: '/delete/:id' as const },
  /** Hides a post, or shows it again. */
  active: { ...plain.active, path: '/active/:id' as const },
  get: read('/bulletin/:id', z.object({ params }), postDetail),
  sticky: endpoint({
    service,
    method: 'POST',
    path: '/sticky/:id',
    call: z.object({ params, body: z.object({ sticky: flag }) }),
    reply: post,
    needs: 'bulletin:edit',
  }),
  like: write(
    '/like',
    z.object({ id, like: flag }),
    z.object({ likes: z.number().int(), liked: z.boolean() }),
    'bulletin:view',
  ),
  comment: write('/comment', z.object({ id, text: text(2000) }), comment, 'bulletin:edit'),
  removeComment: endpoint({
    service,
    method: 'POST',
    path: '/comment/delete/:id',
    call: z.object({ params }),
    reply: params,
    needs: 'bulletin:delete',
  }),
  /** What a resident says is wrong with a post; the property's staff are told. */
  report: write(
    '/report',
    z.object({
      id,
      reason: z.enum(reportReasons),
      text: optionalText(2000),
      /** Who reports it, where that is not the caller. */
      residentName: optionalText(200),
    }),
    params,
    'bulletin:view',
  ),
  /** A post's reports, those that wait first. */
  reports: read(
    '/bulletin/report/:id',
    z.object({ params }),
    z.array(postReport),
    'bulletin:approve',
  ),
  /** One word for all that wait on a post; fails with `REPORT_DECIDED` where none does. */
  decide: endpoint({
    service,
    method: 'POST',
    path: '/report/decide/:id',
    call: z.object({ params, body: z.object({ verdict: z.enum(verdicts), reason: text(200) }) }),
    reply: params,
    needs: 'bulletin:approve',
  }),
  download: downloadEndpoint(plain.list),
};

const categoryCount = z.object({
  category,
  ...storedNames,
  posts: z.number().int(),
});

export const boardEndpoints = {
  /** What posts are told apart by, and how many there are of each. */
  categories: read('/category', z.object({}), z.array(categoryCount)),
  /** What residents see first: what is pinned, then the newest; twelve at most. */
  newRelease: read('/new-release', z.object({}), z.array(post)),
  /** How many posts there are to each view of the list. */
  tabs: read(
    '/bulletin/tabs',
    z.object({}),
    z.object({ all: z.number().int(), hidden: z.number().int(), reported: z.number().int() }),
  ),
};

/** What the list and its file show. */
export const postColumns = {
  titleTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  category: { kind: 'choice', words: 'categories', under: 'titleTh' },
  likes: { kind: 'number', rank: 3 },
  comments: { kind: 'number', rank: 3 },
  reports: { kind: 'number', rank: 3, off: true },
  createdAt: { kind: 'instant', sort: true },
  createdBy: { kind: 'person', under: 'titleTh' },
  ...recordColumns,
  active: { kind: 'choice', words: 'shown', rank: 1, card: 'state' },
} as const satisfies ListColumns<Post>;
