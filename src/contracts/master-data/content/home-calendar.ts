import * as z from 'zod';
import { optionalRichText } from '@/contracts/content/rich-text';
import { targets } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { day, flag, id, optionalText } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { optionalTime } from '@/contracts/kit/fields/thai-time';
import { storedTitles, threeTitles } from '@/contracts/kit/fields/three-names';
import { optionalTypedDay, typedDay } from '@/contracts/kit/fields/typed-day';

/** How often an entry comes again. */
export const rhythms = ['', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type Rhythm = (typeof rhythms)[number];

/** What goes with a day of an entry: that one, it and all later ones, or the whole series. */
export const deletedTypes = ['one', 'following', 'series'] as const;
export type DeletedType = (typeof deletedTypes)[number];

/** An entry lasts no longer. */
export const mostDays = 366;
const most = 8000;

export const entryDraft = z.object({
  ...threeTitles(200),
  descriptionTh: optionalRichText(most),
  descriptionEn: optionalRichText(most),
  descriptionCn: optionalRichText(most),
  place: optionalText(200),
  /** Days in Bangkok; without a last one it is over on the first. */
  from: typedDay,
  to: optionalTypedDay,
  /** Empty for all day. */
  startsAt: optionalTime,
  endsAt: optionalTime,
  rhythm: z.enum(rhythms).default(''),
  /** Every so many days, weeks, months or years. */
  every: z.coerce.number<number | string>().int().min(1).max(12).default(1),
  /** The last day on which it may begin again; on and on without one. */
  until: optionalTypedDay,
  announceTo: targets,
});

export const entry = z.object({
  ...recordFields,
  /** 1 once residents see it. */
  publish: z.union([z.literal(0), z.literal(1)]),
  ...storedTitles,
  /** Clean HTML, as the others. */
  descriptionTh: z.string(),
  descriptionEn: z.string(),
  descriptionCn: z.string(),
  place: z.string(),
  from: day,
  to: day,
  startsAt: z.string(),
  endsAt: z.string(),
  rhythm: z.enum(rhythms),
  every: z.number().int(),
  until: day.nullable(),
  /** Days of the series on which it is not. */
  except: z.array(day),
  /** When it begins next, today included; null once it is over. */
  next: day.nullable(),
  announceTo: z.array(id),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
});
export type Entry = z.output<typeof entry>;

export const entryFilter = pageQuery(20).extend({
  publish: flag.optional(),
  rhythm: z.enum(rhythms).optional(),
});

/** 0 or 1, in JSON as in a query. */

/** `2026-11` */
const month = limited(7).regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/);

/** What there is in one month, with the days of the weeks that it begins and ends in. */
export const monthPage = z.object({
  /** The first and the last day. */
  first: day,
  last: day,
  entries: z.array(entry),
  /** When the entries are, by the first day of each. */
  occurrences: z.array(z.object({ id, from: day, to: day })),
  holidays: z.array(z.object({ day, nameTh: z.string(), nameEn: z.string() })),
});
export type MonthPage = z.output<typeof monthPage>;

const service = 'master-data';
const params = z.object({ id });

const call = recordEndpoints(service, 'calendar', {
  entity: entry,
  draft: entryDraft,
  filter: entryFilter,
});
const list = call.list('/homecalendar/pages');

/** The calendar of a property: its own entries, and the platform's for it. */
export const calendarEndpoints = {
  list,
  get: call.get('/homecalendar/:id'),
  create: call.create('/homecalendar'),
  change: call.change('/homecalendar/:id'),
  publish: endpoint({
    service,
    method: 'PATCH',
    path: '/homecalendar/operations/publish/:id',
    call: z.object({ params, body: z.object({ publish: flag }) }),
    reply: entry,
    needs: 'calendar:edit',
  }),
  /** Of a series `day` names the occurrence, by the day on which it begins. */
  remove: endpoint({
    service,
    method: 'DELETE',
    path: '/homecalendar/:id',
    call: z.object({
      params,
      body: z.object({ deletedType: z.enum(deletedTypes), day: day.optional() }),
    }),
    reply: params,
    needs: 'calendar:delete',
    wire: { deletedType: 'deleted_type' },
  }),
  download: downloadEndpoint(list, '/homecalendar/download'),
  month: endpoint({
    service,
    method: 'GET',
    path: '/homecalendar/month',
    call: z.object({ query: z.object({ month }) }),
    reply: monthPage,
    needs: 'calendar:view',
  }),
};

/** What the list and its file show. */
export const entryColumns = {
  titleTh: { kind: 'text', sort: true, fixed: true },
  place: { kind: 'text' },
  from: { kind: 'day', sort: true },
  to: { kind: 'day' },
  rhythm: { kind: 'choice', words: 'rhythms' },
  next: { kind: 'day' },
  publish: { kind: 'choice', words: 'published' },
  updatedAt: { kind: 'instant', sort: true },
} as const satisfies ListColumns<Entry>;
