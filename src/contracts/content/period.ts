import * as z from 'zod';
import { optionalTypedDay, typedDay } from '@/contracts/kit/fields/typed-day';

/** The days on which something is shown, in Bangkok, the first and the last: without a last, on and on. */
export const period = { from: typedDay, to: optionalTypedDay };

/** Where a day stands to them. */
export const standings = ['running', 'coming', 'over'] as const;
export type Standing = (typeof standings)[number];

/** The same as it is read. */
export const storedPeriod = {
  from: z.string(),
  to: z.string().nullable(),
  /** Today. */
  standing: z.enum(standings),
};
