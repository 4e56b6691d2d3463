import type { ParsedUrlQuery } from 'node:querystring';
import {
  customerCareEndpoints,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { staysCall } from '@/portal/pickers/people/stays-call';
import { texts } from './texts';

const idIn = ({ id }: ParsedUrlQuery) => String(id);

/** The calls for the person that the address names. */
export const personCall = (address: ParsedUrlQuery) => ({ params: { id: idIn(address) } });
export const personApp = (address: ParsedUrlQuery) => ({
  query: { customerId: idIn(address), limit: 1 },
});
export const personStays = (address: ParsedUrlQuery) => staysCall({ customerId: idIn(address) });

export const customersPage: AreaPage = {
  needs: 'customers:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(customerEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};

export const customerPage: AreaPage = {
  needs: 'customers:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, address) =>
    Promise.all([
      loadReader(customerEndpoints.get, dispatch, personCall(address)),
      loadReader(occupancyEndpoints.list, dispatch, personStays(address)),
      loadReader(customerCareEndpoints.merged, dispatch, personCall(address)),
    ]),
};

export const duplicatesPage: AreaPage = {
  needs: 'customers:view',
  texts,
  load: (dispatch) => loadReader(customerCareEndpoints.duplicates, dispatch, {}),
};
