import { quickCallEndpoints } from '@/contracts/master-data/quick-call';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const quickCallPage: AreaPage = {
  needs: 'quick-call:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(quickCallEndpoints.list, dispatch, query),
      loadColumns(dispatch),
      loadReader(quickCallEndpoints.types, dispatch, {}),
    ]),
};
