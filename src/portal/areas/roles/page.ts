import type { AreaPage } from '@/portal/kit/area-page';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { roles } from './resource';
import { texts } from './texts';

export const rolesPage: AreaPage = {
  needs: 'roles:view',
  texts,
  load: (dispatch, query) => Promise.all([loadList(roles, dispatch, query), loadColumns(dispatch)]),
};
