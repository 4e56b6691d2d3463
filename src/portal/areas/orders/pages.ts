import type { ParsedUrlQuery } from 'node:querystring';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The call for the order that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const ordersPage: AreaPage = {
  needs: 'orders:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(orderEndpoints.list, dispatch, query),
      loadReader(orderEndpoints.tabs, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const orderPage: AreaPage = {
  needs: 'orders:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) =>
    Promise.all([
      loadReader(orderEndpoints.get, dispatch, itemCall(query)),
      loadReader(orderEndpoints.vendors, dispatch, itemCall(query)),
    ]),
};
