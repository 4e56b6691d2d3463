import * as z from 'zod';
import { uploadsUpTo } from '@/contracts/content/picture';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { daySpan } from '@/contracts/kit/fields/day-span';
import { flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { reference } from '@/contracts/kit/references/reference';
import { suggestionMeanings, suggestionStatuses } from './suggestion-state';

/** Pool, fitness, car park, park, elevator, and anything else, as the residents' app numbers them. */
export const zones = ['1', '2', '3', '4', '5', '99'] as const;
export type Zone = (typeof zones)[number];

/** The hours of an open office within which a zone's suggestions are to be done. */
export const dueHours: Readonly<Record<Zone, number>> = {
  ...{ 1: 16, 2: 16, 3: 16, 4: 24 },
  ...{ 5: 4, 99: 24 },
};

/** `resident` is what the resident said, `reply` what they are told, `note` the staff's alone. */
export const messageKinds = ['reply', 'resident', 'note'] as const;

const photos = uploadsUpTo(5);

export const suggestionDraft = z.object({
  subject: text(200),
  detail: optionalText(4000),
  zone: z.enum(zones),
  unitNumber: optionalText(40),
  residentName: optionalText(200),
  /** Uploads of type `suggestion/photo`. */
  photos,
});

/** Another one, as it is named beside this one. */
const other = z.object({ id, number: z.number().int(), subject: z.string() });

export const suggestion = z.object({
  ...recordFields,
  /** Counts the property's. */
  number: z.number().int(),
  subject: z.string(),
  detail: z.string(),
  zone: z.enum(zones),
  status: z.enum(suggestionStatuses),
  unitNumber: z.string(),
  residentName: z.string(),
  photos: z.array(z.string()),
  assigneeId: id.nullable(),
  /** Empty while it is nobody's. */
  assigneeName: z.string(),
  dueAt: instant,
  late: z.boolean(),
  /** When the office was done with it. */
  doneAt: instant.nullable(),
  createdAt: instant,
});
export type Suggestion = z.output<typeof suggestion>;

const message = z.object({
  id,
  kind: z.enum(messageKinds),
  text: z.string(),
  photos: z.array(z.string()),
  at: instant,
  /** Who wrote it down. */
  by: z.string(),
});
export type SuggestionMessage = z.output<typeof message>;

/** A suggestion with all that was said of it, the oldest first. */
export const suggestionDetail = suggestion.extend({
  messages: z.array(message),
  mergedInto: other.nullable(),
  /** Those that went into this one. */
  merged: z.array(other),
});
export type SuggestionDetail = z.output<typeof suggestionDetail>;

export const suggestionFilter = pageQuery(20).extend({
  sort: limited(40)
    .regex(/^-?[a-zA-Z]+$/)
    .default('dueAt'),
  zone: z.enum(zones).optional(),
  status: z.enum(suggestionStatuses).optional(),
  /** Waits for somebody to do something. */
  open: flag.optional(),
  late: flag.optional(),
  assigneeId: id.optional(),
  /** The whole number. */
  unitNumber: limited(40).optional(),
  created: daySpan.optional(),
  /** Told something for the first time. */
  answered: daySpan.optional(),
  done: daySpan.optional(),
});

const service = 'master-data';
const params = z.object({ id });
const version = z.number().int();

const list = endpoint({
  service,
  method: 'GET',
  path: '/suggestion',
  call: z.object({ query: suggestionFilter }),
  reply: pageOf(suggestion),
  needs: 'suggestions:view',
});

/** What a person does with one suggestion: `POST suggestion/{what}/{id}`. */
const done = <B extends z.ZodType>(what: string, body: B) =>
  endpoint({
    service,
    method: 'POST',
    path: `/suggestion/${what}/:id`,
    call: z.object({ params, body }),
    reply: suggestionDetail,
    needs: ['suggestions:edit', 'suggestions:approve'],
  });

/** What residents suggest, ask and complain of, and what becomes of it. */
export const suggestionEndpoints = {
  list,
  get: endpoint({
    service,
    method: 'GET',
    path: '/suggestion/:id',
    call: z.object({ params }),
    reply: suggestionDetail,
    needs: 'suggestions:view',
  }),
  /** A new one is told to the property's staff by a notification of type 9. */
  upsert: endpoint({
    service,
    method: 'POST',
    path: '/suggestion/upsert',
    call: z.object({
      body: suggestionDraft.extend({ id: id.optional(), version: version.optional() }),
    }),
    reply: suggestionDetail,
    needs: ['suggestions:create', 'suggestions:edit'],
  }),
  remove: endpoint({
    service,
    method: 'POST',
    path: '/suggestion/delete/:id',
    call: z.object({ params }),
    reply: params,
    needs: 'suggestions:delete',
  }),
  download: downloadEndpoint(list),
  /** How many stand in each status, and how many are late. */
  tabs: endpoint({
    service,
    method: 'GET',
    path: '/suggestion/tabs',
    call: z.object({}),
    reply: z.object({
      statuses: z.array(z.object({ status: z.enum(suggestionStatuses), count: z.number().int() })),
      late: z.number().int(),
    }),
    needs: 'suggestions:view',
  }),
  /** The property's staff, to whom one can be given. */
  staff: endpoint({
    service,
    method: 'GET',
    path: '/suggestion/staff',
    call: z.object({}),
    reply: z.array(z.object({ accountId: id, fullname: z.string() })),
    needs: 'suggestions:view',
  }),
  /** What the resident says to one that waits for it puts that back to work. */
  comment: done('comment', z.object({ kind: z.enum(messageKinds), text: text(4000), photos })),
  /** To one of the staff, or to nobody. */
  assign: done('assign', z.object({ version, assigneeId: reference('staff').nullable() })),
  /** Fails with `SUGGESTION_STATE` where `suggestionRules` do not have it. */
  status: done('status', z.object({ version, status: z.enum(suggestionStatuses) })),
  /** Into another one of the property that is open; what was said stays with each. */
  merge: done('merge', z.object({ version, intoId: reference('suggestion') })),
};

/** What the list and its file show. */
export const suggestionColumns = {
  subject: { kind: 'text', sort: true, fixed: true, card: 'title' },
  unitNumber: { kind: 'code', sort: true, under: 'subject' },
  zone: { kind: 'choice', sort: true, under: 'subject' },
  status: { kind: 'state', sort: true, meanings: suggestionMeanings, rank: 1, card: 'state' },
  assigneeName: { kind: 'person', sort: true },
  dueAt: { kind: 'instant', sort: true, rank: 1, card: 'figure' },
  residentName: { kind: 'person', rank: 3 },
  createdAt: { kind: 'instant', rank: 3 },
  number: { kind: 'number', sort: true, off: true },
} as const satisfies ListColumns<Suggestion>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    suggestion: 'master-data';
  }
}
