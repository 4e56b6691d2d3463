import * as z from 'zod';
import { typed } from '@/contracts/kit/fields/limited';
import { readDay } from '@/contracts/kit/text/written-day';

/** A calendar day in either era, kept as `2024-02-29`. */
export const typedDay = typed(20).transform((typed, context) => {
  const day = readDay(typed);
  if (!day) {
    context.addIssue({ code: 'custom', message: typed.trim() ? 'day' : 'required' });
  }
  return day ?? z.NEVER;
});

/** The same where there may be none: null then. */
export const optionalTypedDay = typed(20)
  .nullish()
  .transform((typed, context) => {
    if (!typed?.trim()) return null;
    const day = readDay(typed);
    if (!day) context.addIssue({ code: 'custom', message: 'day' });
    return day ?? z.NEVER;
  });
