import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/use-reader';
import { shelves } from './readers';
import { texts } from './texts';

export const shelfPage: AreaPage = {
  needs: 'parcels:edit',
  texts,
  load: (dispatch) => loadReader(shelves, dispatch, {}),
};

export const shelfLabelsPage: AreaPage = { needs: 'parcels:edit', texts };
