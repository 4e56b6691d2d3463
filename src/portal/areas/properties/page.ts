import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { propertyEndpoints } from '@/contracts/master-data/property';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const propertiesPage: AreaPage = {
  needs: 'properties:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(propertyEndpoints.list, dispatch, query),
      loadColumns(dispatch),
      loadReader(lookupEndpoints.brands, dispatch, {}),
    ]),
};
