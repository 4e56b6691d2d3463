import { day } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';

/** A stretch of days in Bangkok, both of them counted. */
interface Days {
  from: string;
  to: string;
}

/** The first and the last day of what `daySpan` has let through. */
export function daysIn(span: string): Days {
  const [from = '', to = ''] = span.split('..');
  return { from, to };
}

/** The days as one filter of an address, `2026-11-01..2026-11-30`. */
export const writeSpan = ({ from, to }: Days): string => `${from}..${to}`;

const isSpan = (written: string) => {
  const { from, to } = daysIn(written);
  return day.safeParse(from).success && day.safeParse(to).success && from <= to;
};

/** Something that happened within a stretch of days: one filter, so that a press takes it off. */
export const daySpan = limited(22)
  .regex(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/, 'invalid')
  .refine(isSpan, 'invalid');
