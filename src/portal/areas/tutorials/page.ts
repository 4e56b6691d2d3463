import { propertyEndpoints } from '@/contracts/auth/properties';
import { type FeatureLink, featureLinks } from '@/contracts/content/app-screens';
import {
  tutorialEndpoints,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The part of the app whose tutorial the address asks for, the first where it names none. */
export const askedFeature = ({ feature }: Record<string, unknown>): FeatureLink =>
  featureLinks.find((one) => one === feature) ?? featureLinks[0];

export const everything = { query: { limit: 100 } };
export const versionsCall = (id: FeatureLink) => ({ ...everything, params: { id } });
export const imagesCall = (id: string) => ({ ...everything, params: { id } });

export const tutorialsPage: AreaPage = {
  needs: 'tutorials:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadReader(tutorialEndpoints.list, dispatch, everything),
      loadReader(tutorialVersionEndpoints.list, dispatch, versionsCall(askedFeature(query))),
      loadReader(propertyEndpoints.list, dispatch, {}),
    ]),
};
