import { sql } from 'drizzle-orm';
import { reachedRows, usableRows } from '@/services/kit/records/record-table';
import { type NamedKinds, platformsAlone } from '@/services/kit/references/references';
import { categories, categoryGroups } from './categories/tables';
import { homeServices } from './home-services/tables';
import { orders } from './orders/tables';
import { vendors } from './vendors/tables';

/** Whom and what this service's records may be made with; what is on offer is asked where it matters. */
export const adminOrderReferences: NamedKinds = {
  vendor: {
    ...{ table: vendors, title: vendors.name },
    where: (request) => usableRows(vendors, request),
  },
  'home-service': {
    ...{ table: homeServices, title: homeServices.nameTh, unknown: 'notOffered' },
    where: (request) => usableRows(homeServices, request),
  },
  // Categories are the platform's, also for what a property offers.
  category: { table: categories, title: categories.nameTh, where: () => undefined },
  'category-group': {
    ...{ table: categoryGroups, title: categoryGroups.nameTh },
    where: platformsAlone,
  },
  order: {
    ...{ table: orders, title: sql`'#' || ${orders.number}` },
    where: (request) => reachedRows(orders, request),
  },
};
