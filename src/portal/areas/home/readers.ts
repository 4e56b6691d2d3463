import { propertyEndpoints } from '@/contracts/auth/properties';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { createReader } from '@/portal/kit/create-reader';
import { bangkokDay } from '@/portal/kit/dates';

export const parcelTabs = createReader('home/parcelTabs', parcelEndpoints.tabs);
export const parcelFlow = createReader('home/parcelFlow', parcelReportEndpoints.flow);
export const newsList = createReader('home/news', newsEndpoints.list);
export const properties = createReader('home/properties', propertyEndpoints.list);

/** The call for what came and went today, Bangkok, and how long the rest has waited. */
export function today() {
  const day = bangkokDay(Date.now());
  return { query: { from: day, to: day } };
}

/** The call whose total says how much news the person has not read. */
export const unreadNews = { query: { unread: true, limit: 1 } };
