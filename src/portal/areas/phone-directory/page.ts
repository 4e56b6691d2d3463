import { phoneEndpoints } from '@/contracts/master-data/phone-directory';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { texts } from './texts';

export const phoneDirectoryPage: AreaPage = {
  needs: 'phone-directory:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(phoneEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
