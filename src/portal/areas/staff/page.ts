import type { AreaPage } from '@/portal/kit/area-page';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { loadReader } from '@/portal/kit/use-reader';
import { allRoles, properties, roles, staff } from './resource';
import { texts } from './texts';

export const staffPage: AreaPage = {
  needs: 'staff:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(staff, dispatch, query),
      loadColumns(dispatch),
      loadReader(properties, dispatch, {}),
      loadReader(roles, dispatch, allRoles),
    ]),
};
