import { categoryEndpoints, categoryGroupEndpoints } from '@/contracts/admin-order/category';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { groupsCall } from './groups-call';
import { texts } from './texts';

export const categoriesPage: AreaPage = {
  needs: 'categories:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(categoryEndpoints.list, dispatch, query),
      loadReader(categoryGroupEndpoints.list, dispatch, groupsCall),
      loadColumns(dispatch),
    ]),
};

export const categoryGroupsPage: AreaPage = {
  needs: 'categories:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(categoryGroupEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
