import { appUserEndpoints } from '@/contracts/master-data/app-user';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const usersPage: AreaPage = {
  needs: 'users:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(appUserEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
