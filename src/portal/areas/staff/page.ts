import { propertyEndpoints } from '@/contracts/auth/properties';
import { roleEndpoints } from '@/contracts/auth/role';
import { staffEndpoints } from '@/contracts/auth/staff';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { allRoles } from './all-roles';
import { texts } from './texts';

export const staffPage: AreaPage = {
  needs: 'staff:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(staffEndpoints.list, dispatch, query),
      loadColumns(dispatch),
      loadReader(propertyEndpoints.list, dispatch, {}),
      loadReader(roleEndpoints.list, dispatch, allRoles),
    ]),
};
