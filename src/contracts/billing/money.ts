import * as z from 'zod';
import { baht } from '@/contracts/kit/fields/satang';

/** The most that one amount may be, satang: ten thousand million baht. */
export const mostSatang = 1_000_000_000_000;

/** Money as it crosses the wire: whole satang. */
export const satang = z.number().int();

/** An amount as it is typed in baht, kept in satang. */
export const amount = baht(mostSatang);

/** An amount that has to be one. */
export const someAmount = amount.refine((value) => value > 0, 'baht');

/** An amount that may be left out: null then. */
export const optionalAmount = z
  .union([z.literal('').transform(() => null), amount])
  .nullish()
  .transform((value) => value ?? null);
