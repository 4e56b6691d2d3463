import * as z from 'zod';
import { limited } from '@/contracts/kit/fields/limited';

const sort = limited(40).regex(/^-?[a-zA-Z]+$/);

/** What every list's query carries; `sort` is a column, `-column` for descending. An area extends it. */
export const pageQuery = (limit: number, most = 200) =>
  z.object({
    page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number<number | string>().int().min(1).max(most).default(limit),
    sort: sort.optional(),
    keywords: limited(200).optional(),
  });

export interface PageQuery {
  page: number;
  limit: number;
  sort?: string | undefined;
  keywords?: string | undefined;
}

/** One page of rows and how many there are in all, or at least, where counting on would take long. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    rows: z.array(row),
    total: z.number().int(),
    atLeast: z.literal(true).optional(),
  });

export interface Page<T> {
  rows: T[];
  total: number;
  atLeast?: true | undefined;
}
