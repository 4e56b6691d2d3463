import { phoneEndpoints } from '@/contracts/master-data/phone-directory';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const phoneDirectoryPage: AreaPage = {
  needs: 'phone-directory:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(phoneEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
