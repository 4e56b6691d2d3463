import { privilegeEndpoints } from '@/contracts/master-data/privilege';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const privilegesPage: AreaPage = {
  needs: 'privileges:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(privilegeEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
