import { heldChargeEndpoints } from '@/contracts/billing/held-charge';
import { mpayEndpoints } from '@/contracts/billing/mpay';
import { settlementEndpoints } from '@/contracts/billing/settlement';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const settlementsCall = { query: { limit: 20 } };

export const mpayPage: AreaPage = {
  needs: 'mpay:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(mpayEndpoints.list, dispatch, query),
      loadReader(heldChargeEndpoints.list, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const settlementsPage: AreaPage = {
  needs: 'mpay:view',
  texts,
  load: (dispatch, { id }) =>
    Promise.all([
      loadReader(settlementEndpoints.list, dispatch, settlementsCall),
      typeof id === 'string' && loadReader(settlementEndpoints.get, dispatch, { params: { id } }),
    ]),
};
