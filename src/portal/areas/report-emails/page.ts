import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { texts } from './texts';

export const reportEmailsPage: AreaPage = {
  needs: 'report-emails:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(reportEmailEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
