import { propertyEndpoints } from '@/contracts/auth/properties';
import { type FeatureLink, featureLinks } from '@/contracts/content/app-screens';
import {
  tutorialEndpoints,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The part of the app whose tutorial the address asks for, the first where it names none. */
export const askedFeature = ({ feature }: Record<string, unknown>): FeatureLink =>
  featureLinks.find((one) => one === feature) ?? featureLinks[0];

export const everything = { query: { limit: 100 } };

export const tutorialsPage: AreaPage = {
  needs: 'tutorials:view',
  texts,
  load: (dispatch, query) => {
    const params = { id: askedFeature(query) };
    return Promise.all([
      loadReader(tutorialEndpoints.list, dispatch, everything),
      loadList(tutorialVersionEndpoints.list, dispatch, query, undefined, params),
      loadReader(propertyEndpoints.list, dispatch, {}),
      loadColumns(dispatch),
    ]);
  },
};
