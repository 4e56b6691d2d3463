import { roleEndpoints } from '@/contracts/auth/role';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const rolesPage: AreaPage = {
  needs: 'roles:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(roleEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
