import { bannerEndpoints, bannerPageEndpoints } from '@/contracts/banner/banner';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const bannersPage: AreaPage = {
  needs: 'banners:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(bannerEndpoints.list, dispatch, query),
      loadReader(bannerPageEndpoints.shown, dispatch, {}),
      loadColumns(dispatch),
    ]),
};
