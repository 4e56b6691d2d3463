import { propertyEndpoints } from '@/contracts/auth/properties';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { createReader } from '@/portal/kit/create-reader';
import { bangkokDay } from '@/portal/kit/dates';

export const parcelTabs = createReader('home/parcelTabs', parcelEndpoints.tabs);
export const parcelFlow = createReader('home/parcelFlow', parcelReportEndpoints.flow);
export const unreadNews = createReader('home/unreadNews', newsEndpoints.list);
export const newsToReview = createReader('home/newsToReview', newsEndpoints.list);
export const properties = createReader('home/properties', propertyEndpoints.list);

/** The call for what came and went today, Bangkok, and how long the rest has waited. */
export function today() {
  const day = bangkokDay(Date.now());
  return { query: { from: day, to: day } };
}

/** The call whose total says how much a filter of the list finds. */
export const counted = <F extends object>(filter: F) => ({ query: { ...filter, limit: 1 } });

/** The list's filter for news that the person has not read. */
export const unread = { unread: true };

/** And for what waits for an approval; an emergency waits for none. */
export const toReview = { publishState: 'draft', type: 'ordinary', review: 'pending' } as const;
