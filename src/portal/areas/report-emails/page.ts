import type { AreaPage } from '@/portal/kit/area-page';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { reportEmails } from './resource';
import { texts } from './texts';

export const reportEmailsPage: AreaPage = {
  needs: 'report-emails:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(reportEmails, dispatch, query), loadColumns(dispatch)]),
};
