import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { problemQuery } from './list-query';
import { texts } from './texts';

export const problemsPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([
      loadList(parcelEndpoints.list, dispatch, address, problemQuery),
      loadReader(parcelReportEndpoints.problems, dispatch, {}),
      loadReader(parcelEndpoints.tabs, dispatch, {}),
    ]),
};

export const returnSlipPage: AreaPage = { needs: 'parcels:view', texts };
