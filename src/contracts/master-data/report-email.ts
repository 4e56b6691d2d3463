import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { email, flag, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { weekdays } from '@/contracts/master-data/time';

export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

/** The kinds of reports, and how often each may be sent. */
export const frequenciesOf = {
  parcels: reportFrequencies,
  suggestions: reportFrequencies,
  'new-members': reportFrequencies,
  money: reportFrequencies,
  orders: reportFrequencies,
  news: reportFrequencies,
  votes: reportFrequencies,
  committee: ['monthly'],
  platform: ['weekly'],
} as const satisfies Record<string, readonly ReportFrequency[]>;
export type ReportKind = keyof typeof frequenciesOf;
export const reportKinds = Object.keys(frequenciesOf) as [ReportKind, ...ReportKind[]];

/** Whether a kind may be sent so often. */
export const isSentSo = (kind: ReportKind, frequency: ReportFrequency): boolean =>
  (frequenciesOf[kind] as readonly ReportFrequency[]).includes(frequency);

export const letterLanguages = ['th', 'en', 'cn'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** The hour of Bangkok at which a letter goes out: by day, as people read letters. */
export const reportHours = { first: 5, last: 22 };

export const reportEmailDraft = z.object({
  name: text(200),
  email,
  report: z.enum(reportKinds),
  frequency: z.enum(reportFrequencies),
  weekday: z.enum(weekdays).default('mon'),
  /** One that a month does not have is its last. */
  monthDay: z.coerce.number<number | string>().int().min(1).max(31).default(1),
  hour: z.coerce
    .number<number | string>()
    .int()
    .min(reportHours.first)
    .max(reportHours.last)
    .default(8),
  /** On a day off it waits for the next working day. */
  workdays: flag.default(false),
  language: z.enum(letterLanguages).default('th'),
  /** With people's names and numbers, for a reason that is kept. */
  personal: flag.default(false),
  personalReason: optionalText(300),
});

/** Where one letter stands; `unclear` where the process died while the mail server was given it. */
export const deliveryStates = [
  ...(['waiting', 'sent', 'bounced', 'failed', 'unclear', 'dropped'] as const),
];
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryMeanings: Meanings<DeliveryState> = {
  waiting: 'moving',
  sent: 'done',
  bounced: 'failed',
  failed: 'failed',
  unclear: 'needs',
  dropped: 'off',
};

export const reportEmail = z.object({
  ...recordFields,
  active: z.boolean(),
  name: z.string(),
  email: z.string(),
  report: z.enum(reportKinds),
  frequency: z.enum(reportFrequencies),
  weekday: z.enum(weekdays),
  monthDay: z.number().int(),
  hour: z.number().int(),
  workdays: z.boolean(),
  language: z.enum(letterLanguages),
  personal: z.boolean(),
  personalReason: z.string(),
  /** Null while it is switched off. */
  nextAt: instant.nullable(),
  /** When the receiver asked for no more. */
  unsubscribedAt: instant.nullable(),
  /** How the last letter fared; null before the first. */
  lastState: z.enum(deliveryStates).nullable(),
  lastAt: instant.nullable(),
});
export type ReportEmail = z.output<typeof reportEmail>;

export const reportEmailFilter = pageQuery(20).extend({
  report: z.enum(reportKinds).optional(),
  active: flag.optional(),
});

const five = upsertEndpoints('master-data', '/report-emails', 'report-emails', {
  entity: reportEmail,
  draft: reportEmailDraft,
  filter: reportEmailFilter,
});
export const reportEmailEndpoints = { ...five, download: downloadEndpoint(five.list) };

/** What the list and its file show. */
export const reportEmailColumns = {
  name: { kind: 'text', sort: true, fixed: true, card: 'title' },
  email: { kind: 'text', sort: true, under: 'name' },
  report: { kind: 'choice', rank: 1, card: 'fact' },
  frequency: { kind: 'text', wide: true, rank: 1, card: 'fact' },
  nextAt: { kind: 'instant', sort: true, rank: 2 },
  lastState: { kind: 'state', words: 'states', meanings: deliveryMeanings, rank: 1, card: 'fact' },
  lastAt: { kind: 'instant', off: true },
  ...recordColumns,
  active: { kind: 'active', rank: 1, card: 'state' },
} as const satisfies ListColumns<ReportEmail>;
