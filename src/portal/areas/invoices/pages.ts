import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { queryParser } from '@/portal/kit/address/address-query';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

const parseInvoices = queryParser(invoiceEndpoints.list);
export type InvoicesQuery = ReturnType<typeof parseInvoices>;

/** The call for how many there are to each view, of those that a list's other filters find. */
export const tabsCall = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  state: _state,
  ...others
}: InvoicesQuery) => ({ query: others });

export const invoicesPage: AreaPage = {
  needs: 'invoices:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(invoiceEndpoints.list, dispatch, query),
      loadReader(invoiceEndpoints.ageing, dispatch, {}),
      loadReader(invoiceEndpoints.tabs, dispatch, tabsCall(parseInvoices(query))),
      loadColumns(dispatch),
    ]),
};
