import { homeServiceEndpoints } from '@/contracts/admin-order/home-service';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const homeServicesPage: AreaPage = {
  needs: 'services:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(homeServiceEndpoints.list, dispatch, query),
      loadReader(homeServiceEndpoints.choices, dispatch, {}),
      loadReader(lookupEndpoints.provinces, dispatch, {}),
      loadColumns(dispatch),
    ]),
};
