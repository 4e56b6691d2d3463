import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const reportEmailsPage: AreaPage = {
  needs: 'report-emails:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(reportEmailEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
