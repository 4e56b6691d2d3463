import * as z from 'zod';
import { appLink } from '@/contracts/content/app-screens';
import { period, standings, storedPeriod } from '@/contracts/content/period';
import { requiredPicture } from '@/contracts/content/picture';
import { targets } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { orderEndpoint } from '@/contracts/kit/calls/order-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { storedTitles, threeTitles } from '@/contracts/kit/fields/three-names';
import { pageKeys } from './pages';

const pageKey = z.enum(pageKeys);

export const bannerDraft = z.object({
  pageKey,
  ...threeTitles(120),
  picture: requiredPicture,
  link: appLink,
  ...period,
  announceTo: targets,
});

export const banner = z.object({
  ...recordFields,
  active: z.boolean(),
  pageKey,
  ...storedTitles,
  picture: id.nullable(),
  link: z.string(),
  ...storedPeriod,
  announceTo: z.array(id),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
});
export type Banner = z.output<typeof banner>;

export const bannerFilter = pageQuery(20).extend({
  pageKey: pageKey.optional(),
  standing: z.enum(standings).optional(),
  active: flag.optional(),
  /** Without the platform's, which a property sees and does not change. */
  own: flag.optional(),
});

const service = 'banner';
const five = upsertEndpoints(service, '/banner', 'banners', {
  entity: banner,
  draft: bannerDraft,
  filter: bannerFilter,
});

/** What the residents' app shows on top of its pages: a property's own, and the platform's for it. */
export const bannerEndpoints = {
  ...five,
  order: orderEndpoint(service, '/banner/order', 'banners'),
  download: downloadEndpoint(five.list),
};

const ofPages = <Of extends z.ZodRawShape>(path: `/${string}`, of: Of) =>
  endpoint({
    ...{ service, method: 'GET', path, needs: 'banners:view' },
    call: z.object({}),
    reply: z.array(z.object({ pageKey, ...of })),
  });

/** The pages that show banners, in the app's order. */
export const bannerPageEndpoints = {
  /** What each is called, and its pictures' size in pixels. */
  pages: ofPages('/page_key', {
    ...{ nameTh: z.string(), nameEn: z.string(), nameCn: z.string() },
    ...{ width: z.number().int(), height: z.number().int() },
  }),
  /** How many banners each shows on one day. */
  most: ofPages('/max_page_key', { most: z.number().int() }),
  /** What each shows today, in its order, and what comes next. */
  shown: ofPages('/list_page_key', {
    most: z.number().int(),
    running: z.array(z.object({ id, ...storedTitles })),
    next: z.object({ id, ...storedTitles, from: z.string() }).nullable(),
  }),
};
export type ShownPage = z.output<(typeof bannerPageEndpoints)['shown']['reply']>[number];

/** What the list and its file show. */
export const bannerColumns = {
  titleTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  pageKey: { kind: 'choice', words: 'pages', under: 'titleTh' },
  standing: { kind: 'standing', words: 'standings', rank: 1, card: 'state' },
  from: { kind: 'day', until: 'to', sort: true, card: 'fact' },
  to: { kind: 'day', sort: true },
  link: { kind: 'text', rank: 3 },
  ...recordColumns,
} as const satisfies ListColumns<Banner>;
