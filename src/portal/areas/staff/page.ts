import { propertyEndpoints } from '@/contracts/auth/properties';
import { roleEndpoints } from '@/contracts/auth/role';
import { staffEndpoints } from '@/contracts/auth/staff';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
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
