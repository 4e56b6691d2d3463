import { mpayEndpoints } from '@/contracts/billing/mpay';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const mpayPage: AreaPage = {
  needs: 'mpay:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(mpayEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
