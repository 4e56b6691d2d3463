import type { ParsedUrlQuery } from 'node:querystring';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { queryParser } from '@/portal/kit/address/address-query';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The call for the order that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

const parseOrders = queryParser(orderEndpoints.list);
export type OrdersQuery = ReturnType<typeof parseOrders>;

/** The call for how many stand where, of those that a list's other filters find. */
export const tabsCall = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  status: _status,
  open: _open,
  ...others
}: OrdersQuery) => ({ query: others });

export const ordersPage: AreaPage = {
  needs: 'orders:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(orderEndpoints.list, dispatch, query),
      loadReader(orderEndpoints.tabs, dispatch, tabsCall(parseOrders(query))),
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
