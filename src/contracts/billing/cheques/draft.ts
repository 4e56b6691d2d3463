import * as z from 'zod';
import { text } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';

/** A cheque as it is taken; what it is for is told beside it. */
export const chequeDraft = z.object({
  number: text(20),
  bank: text(60),
  /** That is written on it, which may be to come. */
  day: typedDay,
});
