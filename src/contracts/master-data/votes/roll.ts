import * as z from 'zod';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id, instant, optionalText } from '@/contracts/kit/fields/fields';
import { reference } from '@/contracts/kit/references/reference';
import { mostOptions, mostQuestions } from './vote-rules';

/** How a unit has voted. */
const cast = z.object({
  /** The place of each answer among its question's. */
  choices: z.array(z.number().int()),
  /** Who voted for the owners; empty for themselves. */
  proxy: z.string(),
  via: z.enum(['desk', 'app']),
  at: instant,
  by: z.string(),
});

export const unitStandings = ['voted', 'waiting', 'barred'] as const;

/** A unit of a vote's roll. */
export const voteUnit = z.object({
  /** Of the unit. */
  id,
  number: z.string(),
  owners: z.array(z.string()),
  /** Its ratio, and what it counts. */
  weight: z.number().int(),
  counted: z.number().int(),
  standing: z.enum(unitStandings),
  cast: cast.nullable(),
});
export type VoteUnit = z.output<typeof voteUnit>;

const place = z.coerce.number<number | string>().int().min(0).max(mostQuestions);

export const voteUnitFilter = pageQuery(20).extend({
  voteId: id,
  unitId: id.optional(),
  standing: z.enum(unitStandings).optional(),
  byProxy: flag.optional(),
  /** Counts less than its ratio. */
  cut: flag.optional(),
  /** Who has given this answer to this question, by their places. */
  question: place.optional(),
  answer: place.optional(),
});

export const voteCast = z.object({
  unitId: reference('unit').optional(),
  /** Where the id is not known: its number as people write it. */
  unitNumber: optionalText(40),
  choices: z.array(z.number().int().min(0).max(mostOptions)).min(1).max(mostQuestions),
  proxy: optionalText(200),
  via: z.enum(['desk', 'app']).default('desk'),
});

/** What the roll and its file show; the answers follow, a column for each question. */
export const voteUnitColumns = {
  number: { kind: 'text', fixed: true, sort: true },
  owners: { kind: 'text' },
  counted: { kind: 'number', sort: true },
  standing: { kind: 'choice', words: 'unitStandings' },
} as const satisfies ListColumns<VoteUnit>;
