import { roleEndpoints } from '@/contracts/auth/role';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { texts } from './texts';

export const rolesPage: AreaPage = {
  needs: 'roles:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(roleEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
