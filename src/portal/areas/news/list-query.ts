import * as z from 'zod';
import { newsFilter } from '@/contracts/news/news';
import { addressQuery } from '@/portal/kit/address/address-query';

/** What the list's address may hold; the newest first unless it says otherwise. */
const listQuery = newsFilter.extend({
  sort: z.enum(['createdAt', '-createdAt', 'updatedAt', '-updatedAt']).default('-createdAt'),
});
export type NewsQuery = z.output<typeof listQuery>;

export const newsQuery = addressQuery(listQuery);
