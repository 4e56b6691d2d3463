import { reviewEndpoints } from '@/contracts/admin-order/review';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const reviewsPage: AreaPage = {
  needs: 'reviews:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(reviewEndpoints.list, dispatch, query),
      loadReader(reviewEndpoints.services, dispatch, {}),
      ...(typeof query.serviceId === 'string'
        ? [loadReader(reviewEndpoints.ofService, dispatch, { params: { id: query.serviceId } })]
        : []),
      loadColumns(dispatch),
    ]),
};
