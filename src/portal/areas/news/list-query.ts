import * as z from 'zod';
import { newsFilter } from '@/contracts/news/news';
import { addressQuery } from '@/portal/kit/address/address-query';

/** What the list's address may hold; the newest first unless it says otherwise. */
const listQuery = newsFilter.extend({
  sort: z.enum(['createdAt', '-createdAt', 'updatedAt', '-updatedAt']).default('-createdAt'),
});
export type NewsQuery = z.output<typeof listQuery>;

export const newsQuery = addressQuery(listQuery);

/** The call for how much there is to each view, of what a list's other filters find. */
export const tabsCall = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  publishState: _publishState,
  review: _review,
  unread: _unread,
  ...others
}: NewsQuery) => ({ query: others });
