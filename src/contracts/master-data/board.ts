import * as z from 'zod';
import { buckets } from '@/contracts/billing/invoice';
import { satang } from '@/contracts/billing/money';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import type { Feature, Permission } from '@/contracts/kit/feature/permissions';
import { id, instant } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { month } from '@/contracts/kit/fields/month';
import { importNeeds } from '@/contracts/master-data/import';
import { zones } from '@/contracts/master-data/suggestions/suggestion';

const whole = z.number().int();

/** A number, and the screen whose rows it counts: its path and its address's query. */
const figure = z.object({
  n: whole,
  page: z.string(),
  query: z.record(z.string(), z.string()),
});
export type Figure = z.output<typeof figure>;

/** What may wait for somebody, in the order in which it is asked for where nothing else decides. */
export const workKinds = [
  'votesClosing',
  'suggestionsLate',
  'pickupsNow',
  'membersWaiting',
  'paymentsHeld',
  'linesToMatch',
  'refundsAsked',
  'creditsAsked',
  'chequesDue',
  'ordersNew',
  'newsToReview',
  'parcelsLate',
  'votesEnded',
  'importsFailed',
  'issueFailed',
  'lettersDue',
  'monthToIssue',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** `today` is over by tonight, `late` is over already, `now` somebody stands here, `us` waits for us, `due` by a day. */
export const urgencies = ['today', 'late', 'now', 'us', 'due'] as const;
export type Urgency = (typeof urgencies)[number];

const workLine = figure.extend({
  kind: z.enum(workKinds),
  urgency: z.enum(urgencies),
  /** The first of them in its own words: a subject, a name, a unit. */
  about: z.string(),
  /** Of money, what they come to. */
  amount: satang.nullable(),
  /** Since when the oldest waits, or by when the first is due. */
  at: instant.nullable(),
  /** The work that was given up, for whoever has seen to it. */
  task: id.optional(),
});
export type WorkLine = z.output<typeof workLine>;

const hour = z.object({ hour: whole, in: whole, out: whole, usual: whole });

const parts = {
  parcels: z.object({
    waiting: figure,
    late: figure,
    /** For how many days the property lets parcels wait. */
    limit: whole,
    /** How long they have waited: `from` to `to` days, null for all that are older. */
    ages: z.array(figure.extend({ from: whole, to: whole.nullable(), late: z.boolean() })),
    /** Of today in Bangkok; `usual` is what goes out in that hour, of four weeks. */
    hours: z.array(hour),
    /** What came and went in the last seven days, and in the seven before. */
    week: z.object({ in: whole, out: whole, inBefore: whole, outBefore: whole }),
    /** The last thirty, today last; a day's log has each parcel that came or went. */
    days: z.array(figure.omit({ n: true }).extend({ day: z.string(), in: whole, out: whole })),
    /** Today's appointments by their hours. */
    slots: z.array(figure.extend({ slot: z.string(), hours: z.string(), done: whole })),
  }),
  members: z.object({
    waiting: figure,
    /** How many asked in the last seven days, and in the seven before. */
    ...{ asked: whole, askedBefore: whole },
    first: z.array(
      z.object({
        ...{ id, name: z.string(), unitNumber: z.string(), relation: z.string() },
        createdAt: instant,
      }),
    ),
  }),
  suggestions: z.object({
    open: figure,
    late: figure,
    /** What was told and what was settled in the last seven days, and in the seven before. */
    ...{ told: whole, toldBefore: whole, settled: whole, settledBefore: whole },
    zones: z.array(figure.extend({ zone: z.enum(zones), late: whole })),
    /** Minutes until the first answer, by the median of seven days, and of the seven before; null without any. */
    firstAnswer: whole.nullable(),
    firstAnswerBefore: whole.nullable(),
  }),
  money: z.object({
    /** This month's, or the last that was issued. */
    month: month.nullable(),
    asked: satang,
    collected: satang,
    /** That month's invoices. */
    issued: figure,
    /** What came in during that month. */
    came: figure.omit({ n: true }),
    /** All of which something is owed. */
    open: figure,
    /** What had come in of the month before by the same day of it, as a share in basis points. */
    shareBefore: whole.nullable(),
    owed: satang,
    months: z.array(z.object({ period: month, asked: satang, collected: satang })),
    ageing: z.array(figure.extend({ bucket: z.enum(buckets), owed: satang })),
  }),
  votes: z.object({
    running: figure,
    first: z.array(
      z.object({
        ...{ id, title: z.string(), closesOn: z.string() },
        /** Of all votes, in basis points. */
        ...{ share: whole, needed: whole },
      }),
    ),
    /** The one that was closed last, and how many had come. */
    last: z.object({ id, share: whole }).nullable(),
  }),
  news: z.object({
    scheduled: figure,
    toReview: figure,
    unread: figure,
    /** How often the property's own was read in the last seven days, and in the seven before. */
    ...{ read: whole, readBefore: whole },
    first: z.array(
      z.object({
        ...{ id, titleTh: z.string(), titleEn: z.string(), titleCn: z.string() },
        ...{ publishAt: instant.nullable(), review: z.boolean() },
      }),
    ),
  }),
  week: z.array(
    z.object({
      day: z.string(),
      holiday: z.object({ nameTh: z.string(), nameEn: z.string() }).nullable(),
      entries: z.array(
        z.object({
          ...{ id, titleTh: z.string(), titleEn: z.string(), titleCn: z.string() },
          startsAt: z.string(),
        }),
      ),
    }),
  ),
  work: z.array(workLine),
} as const;

export const boardParts = Object.keys(parts) as BoardPart[];
export type BoardPart = keyof typeof parts;

/** What a part is for: who may not see that is given null. `work` has lines of its own rights. */
export const boardNeeds: Record<Exclude<BoardPart, 'work'>, Permission> = {
  parcels: 'parcels:view',
  members: 'new-members:view',
  suggestions: 'suggestions:view',
  money: 'invoices:view',
  votes: 'votes:view',
  news: 'news:view',
  week: 'calendar:view',
};

/** Whose changes a part follows. */
export const boardFollows: Record<Exclude<BoardPart, 'work'>, readonly Feature[]> = {
  parcels: ['parcels'],
  members: ['new-members'],
  suggestions: ['suggestions'],
  money: ['invoices', 'receipts'],
  votes: ['votes'],
  news: ['news'],
  week: ['calendar', 'holidays'],
};

const board = z.object({
  parcels: parts.parcels.nullable().optional(),
  members: parts.members.nullable().optional(),
  suggestions: parts.suggestions.nullable().optional(),
  money: parts.money.nullable().optional(),
  votes: parts.votes.nullable().optional(),
  news: parts.news.nullable().optional(),
  week: parts.week.nullable().optional(),
  work: parts.work.optional(),
});
export type Board = z.output<typeof board>;

/** Whose work may have been given up: what it was about says which of these it takes. */
const dismissNeeds = [...new Set<Permission>([...Object.values(importNeeds), 'invoices:create'])];

/** What a property's first screen shows, in one call: all parts, or those that are named with commas. */
export const boardEndpoints = {
  read: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/home/board',
    call: z.object({
      query: z.object({
        parts: limited(200)
          .regex(/^[a-z]+(,[a-z]+)*$/)
          .optional(),
      }),
    }),
    reply: board,
    needs: 'signed-in',
  }),
  /** Work that was given up is seen to: it is shown to nobody any more. */
  dismiss: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/home/board/dismiss/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: z.object({}),
    needs: dismissNeeds,
  }),
};
