import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const shelfPage: AreaPage = {
  needs: 'parcels:edit',
  texts,
  load: (dispatch) => loadReader(shelfEndpoints.list, dispatch, {}),
};

export const shelfLabelsPage: AreaPage = {
  needs: 'parcels:edit',
  texts,
  load: (dispatch) => loadReader(shelfEndpoints.list, dispatch, {}),
};
