import * as z from 'zod';
import { task } from '@/contracts/kit/calls/task';
import { day, id, instant } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { chargeKinds } from './charge';
import { satang } from './money';

/** What a month is issued by: the month, and the days of issue and of payment. */
export const issuing = z.object({ period: month, issuedOn: typedDay, dueOn: typedDay });

/** What a month's invoices come to, and of which kinds. */
export const issueFigures = z.object({
  units: z.number().int(),
  total: satang,
  kinds: z.array(z.object({ kind: z.enum(chargeKinds), lines: z.number().int(), total: satang })),
});

/** A month that was confirmed, and how far its invoices are made. */
export const monthIssue = z.object({
  id,
  period: month,
  issuedOn: day,
  dueOn: day,
  /** What was promised. */
  units: z.number().int(),
  total: satang,
  made: z.number().int(),
  /** Of what is made; empty until something is. */
  first: z.string(),
  last: z.string(),
  by: z.string(),
  at: instant,
  endedAt: instant.nullable(),
  takenBackAt: instant.nullable(),
  takenBackBy: z.string(),
  takenBackReason: z.string(),
  task,
});
export type MonthIssue = z.output<typeof monthIssue>;

/** Whether a confirmed month is still being made. */
export const isIssuing = ({ endedAt }: MonthIssue) => endedAt === null;
