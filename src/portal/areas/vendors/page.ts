import { vendorEndpoints } from '@/contracts/admin-order/vendor';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const vendorsPage: AreaPage = {
  needs: 'vendors:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(vendorEndpoints.list, dispatch, query),
      loadReader(lookupEndpoints.provinces, dispatch, {}),
      loadColumns(dispatch),
    ]),
};
