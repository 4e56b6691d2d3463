import * as z from 'zod';
import { newsChoiceEndpoints, newsEndpoints } from '@/contracts/news/endpoints';
import { newsFilter } from '@/contracts/news/news';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

/** What the list's address may hold; the newest first unless it says otherwise. */
const listQuery = newsFilter.extend({
  sort: z.enum(['createdAt', '-createdAt', 'updatedAt', '-updatedAt']).default('-createdAt'),
});
export type NewsQuery = z.output<typeof listQuery>;

export const newsList = {
  list: createReader('news/list', newsEndpoints.list),
  parseQuery: addressQuery(listQuery),
};

export const newsItem = createReader('news/item', newsEndpoints.get);
export const newsReaders = createReader('news/readers', newsEndpoints.readers);
export const newsProperties = createReader('news/properties', newsChoiceEndpoints.properties);
export const newsFeatureLinks = createReader('news/featureLinks', newsChoiceEndpoints.featureLinks);

export const moveNews = apiThunk('news/move', newsEndpoints.move);
export const reviewNews = apiThunk('news/review', newsEndpoints.review);
export const removeNews = apiThunk('news/remove', newsEndpoints.remove);
export const markNewsRead = apiThunk('news/markRead', newsEndpoints.markRead);
