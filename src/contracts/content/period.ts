import * as z from 'zod';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { optionalTypedDay, typedDay } from '@/contracts/kit/fields/typed-day';

/** The days on which something is shown, in Bangkok, the first and the last: without a last, on and on. */
export const period = { from: typedDay, to: optionalTypedDay };

/** Where a day stands to them. */
export const standings = ['running', 'coming', 'over'] as const;
export type Standing = (typeof standings)[number];

export const standingMeanings = {
  running: 'done',
  coming: 'moving',
  over: 'off',
} as const satisfies Meanings<Standing>;

/** The same as it is read. */
export const storedPeriod = {
  from: z.string(),
  to: z.string().nullable(),
  /** Today. */
  standing: z.enum(standings),
};
