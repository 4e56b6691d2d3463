import { commissionEndpoints, commissionRateEndpoints } from '@/contracts/admin-order/commission';
import { month } from '@/contracts/kit/fields/month';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The call for the month that the address names; for the last one where it names none. */
export const owedCall = (query: Record<string, unknown>) => {
  const asked = month.safeParse(query.month);
  return { query: asked.success ? { month: asked.data } : {} };
};

export const commissionsPage: AreaPage = {
  needs: 'commissions:view',
  texts,
  load: (dispatch, query) => loadReader(commissionEndpoints.owed, dispatch, owedCall(query)),
};

export const commissionRatesPage: AreaPage = {
  needs: 'commissions:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(commissionRateEndpoints.list, dispatch, query),
      loadReader(commissionRateEndpoints.services, dispatch, {}),
      loadColumns(dispatch),
    ]),
};
