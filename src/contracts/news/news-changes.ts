import * as z from 'zod';
import { id, instant, optionalText } from '@/contracts/kit/fields/fields';
import { publishStates } from './news-state';

/** To the minute: an instant without seconds. */
const minute = instant.refine((at) => at.endsWith(':00.000Z'), 'invalid');

/** Moves news to a state; `publishAt` is needed for `scheduled`, and must be to come. */
export const newsMove = z
  .object({
    id,
    version: z.number().int(),
    publishState: z.enum(publishStates),
    publishAt: minute.nullish().transform((at) => at ?? null),
  })
  .refine(({ publishState, publishAt }) => publishState !== 'scheduled' || publishAt !== null, {
    path: ['publishAt'],
    message: 'required',
  });
export type NewsMove = z.input<typeof newsMove>;

/** A rejection says why. */
export const newsReview = z
  .object({
    id,
    version: z.number().int(),
    review: z.enum(['approved', 'rejected']),
    note: optionalText(1000),
  })
  .refine(({ review, note }) => review === 'approved' || note !== '', {
    path: ['note'],
    message: 'required',
  });
export type NewsReview = z.input<typeof newsReview>;
