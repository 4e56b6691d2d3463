import type { ParsedUrlQuery } from 'node:querystring';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

const named = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** The call for the account that the address names: a unit's, or a person's. */
export function accountCall({ unitId, customerId }: ParsedUrlQuery) {
  const [unit, person] = [named(unitId), named(customerId)];
  return { query: { ...(unit && { unitId: unit }), ...(person && { customerId: person }) } };
}

export const arrearsPage: AreaPage = {
  needs: 'arrears:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(arrearEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};

export const accountPage: AreaPage = {
  needs: 'arrears:view',
  texts,
  load: (dispatch, query) => loadReader(arrearEndpoints.account, dispatch, accountCall(query)),
};
