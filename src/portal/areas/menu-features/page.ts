import { menuFeatureEndpoints } from '@/contracts/master-data/menu-feature';
import { propertyDimensions } from '@/contracts/master-data/property/property';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const menuFeaturesPage: AreaPage = {
  needs: 'menu-features:view',
  texts,
  load: (dispatch, query) =>
    query.tab === 'widgets'
      ? Promise.all(
          propertyDimensions.map((dimension) =>
            loadReader(userWidgetEndpoints.read, dispatch, { query: { dimension } }),
          ),
        )
      : Promise.all([loadList(menuFeatureEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};
