import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadList } from '@/portal/kit/use-list';
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
