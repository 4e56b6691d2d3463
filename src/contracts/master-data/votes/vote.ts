import * as z from 'zod';
import { propertyDimensions } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { daySpan } from '@/contracts/kit/fields/day-span';
import { id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { voteCast, voteUnit, voteUnitFilter } from './roll';
import { matters } from './vote-matters';
import { mostOptions, mostQuestions, outcomes, questionKinds } from './vote-rules';

/** Where a vote stands: `announced` waits for its first day, `ended` for somebody to close it. */
export const voteStandings = ['draft', 'announced', 'open', 'ended', 'closed'] as const;
export type VoteStanding = (typeof voteStandings)[number];

export const voteMeanings = {
  draft: 'off',
  announced: 'moving',
  open: 'moving',
  ended: 'needs',
  closed: 'off',
} as const satisfies Meanings<VoteStanding>;

const title = text(300);

export const voteQuestion = z
  .object({
    title,
    kind: z.enum(questionKinds).default('resolution'),
    /** Chosen by whoever asks: of it follows how many votes decide. */
    matter: z.enum(matters),
    /** Of a choice alone. */
    options: z
      .array(optionalText(200))
      .max(mostOptions)
      .transform((lines) => lines.filter(Boolean))
      .default([]),
  })
  .transform((question) =>
    question.kind === 'resolution' ? { ...question, options: [] } : question,
  )
  .refine(({ kind, options }) => kind === 'resolution' || options.length > 1, {
    path: ['options'],
    message: 'twoOptions',
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    message: 'sameOptions',
  });
export type VoteQuestion = z.output<typeof voteQuestion>;

export const voteDraft = z.object({
  title,
  detail: optionalText(4000),
  questions: z.array(voteQuestion).min(1).max(mostQuestions),
  /** When the owners are sent the notice, and the first and the last day of the vote. */
  noticedOn: typedDay,
  opensOn: typedDay,
  closesOn: typedDay,
});

const storedQuestion = z.object({
  title: z.string(),
  kind: z.enum(questionKinds),
  matter: z.enum(matters),
  options: z.array(z.string()),
});

const count = z.object({ weight: z.number().int(), units: z.number().int() });

/** A result with all that it follows from; weights are as in `vote-rules.ts`. */
const voteResult = z.object({
  all: count,
  present: count,
  byProxy: count,
  barred: count,
  /** What the cap of one holder has taken. */
  cut: count,
  quorum: z.number().int(),
  hasQuorum: z.boolean(),
  questions: z.array(
    z.object({
      answers: z.array(count),
      needed: z.number().int(),
      outcome: z.enum(outcomes),
      winner: z.number().int().nullable(),
    }),
  ),
});
export type VoteResult = z.output<typeof voteResult>;

export const vote = z.object({
  ...recordFields,
  title: z.string(),
  detail: z.string(),
  questions: z.array(storedQuestion),
  noticedOn: z.string(),
  opensOn: z.string(),
  closesOn: z.string(),
  /** Its rules, as the property's settings had them when it was made; see `VoteRules`. */
  noticeDays: z.number().int(),
  quorum: z.number().int(),
  proxyUnits: z.number().int(),
  holderCap: z.number().int(),
  arrearsMonths: z.number().int(),
  /** The kind of property, whose law decides. */
  dimension: z.enum(propertyDimensions),
  standing: z.enum(voteStandings),
  meeting: z.union([z.literal(1), z.literal(2)]),
  closedAt: instant.nullable(),
  closedBy: z.string(),
  /** Units of the roll, and how many of them have voted. */
  units: z.number().int(),
  voted: z.number().int(),
});
export type Vote = z.output<typeof vote>;

const other = z.object({ id, title: z.string() });

export const voteDetail = vote.extend({
  /** The first meeting, of a second one, and the other way round. */
  first: other.nullable(),
  second: other.nullable(),
  /** As far as it is; null of a draft. */
  result: voteResult.nullable(),
});
export type VoteDetail = z.output<typeof voteDetail>;

export const voteFilter = pageQuery(20).extend({
  sort: limited(40)
    .regex(/^-?[a-zA-Z]+$/)
    .default('-opensOn'),
  standing: z.enum(voteStandings).optional(),
  /** Its last day, of one that was announced. */
  closes: daySpan.optional(),
  /** Its result was fixed. */
  closed: daySpan.optional(),
});

const service = 'master-data';
const params = z.object({ id });
const version = z.number().int();
const days = voteDraft.pick({ noticedOn: true, opensOn: true, closesOn: true });

const list = endpoint({
  service,
  method: 'GET',
  path: '/votes',
  call: z.object({ query: voteFilter }),
  reply: pageOf(vote),
  needs: 'votes:view',
});

const units = endpoint({
  service,
  method: 'GET',
  path: '/votes/units',
  call: z.object({ query: voteUnitFilter }),
  reply: pageOf(voteUnit),
  needs: 'votes:view',
});

/** What the owners of a property decide, by the weight of their units. */
export const voteEndpoints = {
  list,
  get: endpoint({
    service,
    method: 'GET',
    path: '/votes/:id',
    call: z.object({ params }),
    reply: voteDetail,
    needs: 'votes:view',
  }),
  /** Fails with `VOTE_STATE` once it is announced. */
  upsert: endpoint({
    service,
    method: 'POST',
    path: '/votes/upsert',
    call: z.object({ body: voteDraft.extend({ id: id.optional(), version: version.optional() }) }),
    reply: voteDetail,
    needs: ['votes:create', 'votes:edit'],
  }),
  /** Of a draft; else `VOTE_STATE`. */
  remove: endpoint({
    service,
    method: 'POST',
    path: '/votes/delete/:id',
    call: z.object({ params }),
    reply: params,
    needs: 'votes:delete',
  }),
  download: downloadEndpoint(list),
  /** Fixes the questions and the roll: who has a vote, and what it counts. Its last day is not over. */
  announce: endpoint({
    service,
    method: 'POST',
    path: '/votes/announce/:id',
    call: z.object({ params, body: z.object({ version }) }),
    reply: voteDetail,
    needs: 'votes:approve',
  }),
  /** Ends it for good, on its last day at the earliest. */
  close: endpoint({
    service,
    method: 'POST',
    path: '/votes/close/:id',
    call: z.object({ params }),
    reply: voteDetail,
    needs: 'votes:approve',
  }),
  /** A draft of the second meeting with what the first one could not decide, see `leftForSecond`; else `VOTE_STATE`. */
  second: endpoint({
    service,
    method: 'POST',
    path: '/votes/second/:id',
    call: z.object({ params, body: days }),
    reply: voteDetail,
    needs: 'votes:create',
  }),
  /** The roll with what each unit has voted. */
  units,
  unitsDownload: downloadEndpoint(units),
  /** A unit's one vote, while it is open. */
  cast: endpoint({
    service,
    method: 'POST',
    path: '/votes/cast/:id',
    call: z.object({ params, body: voteCast }),
    reply: voteUnit,
    needs: 'votes:edit',
  }),
  /** Takes back what was entered wrongly, while it is open. */
  withdraw: endpoint({
    service,
    method: 'POST',
    path: '/votes/withdraw/:id',
    call: z.object({ params, body: z.object({ unitId: reference('unit') }) }),
    reply: voteUnit,
    needs: 'votes:edit',
  }),
  /** The minutes as PDF; of a vote that is not closed they are marked as preliminary. */
  minutes: endpoint({
    service,
    method: 'GET',
    path: '/votes/minutes/:id',
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'votes:view',
  }),
};

/** What the list and its file show. */
export const voteColumns = {
  title: { kind: 'text', fixed: true, sort: true, card: 'title' },
  standing: { kind: 'state', words: 'standings', meanings: voteMeanings, rank: 1, card: 'state' },
  opensOn: { kind: 'day', until: 'closesOn', sort: true, card: 'fact' },
  closesOn: { kind: 'day', sort: true },
  voted: { kind: 'number', rank: 1, card: 'figure', onCard: true },
  units: { kind: 'number', off: true },
  meeting: { kind: 'number', off: true },
  updatedAt: { kind: 'instant', sort: true, off: true, rank: 3 },
} as const satisfies ListColumns<Vote>;
