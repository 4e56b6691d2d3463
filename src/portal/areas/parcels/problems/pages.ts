import { parcelTabs } from '@/portal/areas/parcels/readers';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadList } from '@/portal/kit/use-list';
import { loadReader } from '@/portal/kit/use-reader';
import { problemCounts, problemParcels } from './readers';
import { texts } from './texts';

export const problemsPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([
      loadList(problemParcels, dispatch, address),
      loadReader(problemCounts, dispatch, {}),
      loadReader(parcelTabs, dispatch, {}),
    ]),
};

export const returnSlipPage: AreaPage = { needs: 'parcels:view', texts };
