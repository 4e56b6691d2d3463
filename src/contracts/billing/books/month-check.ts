import * as z from 'zod';
import { satang } from '@/contracts/billing/money';

/**
 * What is looked at before a month closes: all units are billed; nothing waits to be billed; each line that came
 * in has its receipt; each bank account agrees; the gateway has spoken; each receipt stands in a statement;
 * numbers follow each other; what units owe is what the books say.
 */
export const checkKinds = [
  ...(['issued', 'waiting', 'matched', 'agrees', 'gateway', 'loose'] as const),
  ...(['numbers', 'balance'] as const),
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** One of the first things that a check found open. */
const found = z.object({ about: z.string(), amount: satang.nullable(), href: z.string() });

export const monthCheck = z.object({
  kind: z.enum(checkKinds),
  /** `none` where there is nothing to look at: no bank account, no payment online. */
  state: z.enum(['done', 'open', 'none']),
  /** How many are open, and what they come to. */
  n: z.number().int(),
  amount: satang.nullable(),
  /** Where all of it is dealt with. */
  href: z.string(),
  /** The first five. */
  found: z.array(found),
});
export type MonthCheck = z.output<typeof monthCheck>;
