import th from '@locales/th/home.json';
import startTh from '@locales/th/start.json';
import { firstTourEndpoints } from '@/contracts/auth/first-tour';
import { homeTileEndpoints } from '@/contracts/auth/home-tiles';
import { suggestions } from '@/contracts/features/services/suggestions';
import { boardEndpoints } from '@/contracts/master-data/board';
import { propertyBoardEndpoints } from '@/contracts/master-data/property-board';
import { propertyLimitEndpoints } from '@/contracts/master-data/property-limits';
import { startEndpoints } from '@/contracts/master-data/start';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { areaTexts } from '@/portal/kit/text/texts';
import { reviewCall } from './properties/Totals';
import { ownSteps } from './start/use-start';
import { wholeBoard } from './use-board';
import { ownChoice, ownWidgets } from './use-tiles';

const en = () => import('@locales/en/home.json');
const startEn = () => import('@locales/en/start.json');
const cn = () => import('@locales/cn/home.json');
const startCn = () => import('@locales/cn/start.json');

export const homePage: AreaPage = {
  // A suggestion's zones are called as the suggestions' own screen calls them.
  texts: {
    ...areaTexts('home', { th, en, cn }, suggestions),
    start: { th: startTh, en: startEn, cn: startCn },
  },
  load: (dispatch, _query, { propertyId }) =>
    propertyId
      ? Promise.all([
          loadReader(firstTourEndpoints.read, dispatch, {}),
          loadReader(boardEndpoints.read, dispatch, wholeBoard),
          loadReader(userWidgetEndpoints.read, dispatch, ownWidgets),
          loadReader(homeTileEndpoints.read, dispatch, ownChoice),
          loadReader(startEndpoints.read, dispatch, ownSteps),
        ])
      : Promise.all([
          loadReader(firstTourEndpoints.read, dispatch, {}),
          loadReader(propertyBoardEndpoints.read, dispatch, {}),
          loadReader(propertyLimitEndpoints.read, dispatch, {}),
          loadReader(newsEndpoints.list, dispatch, reviewCall),
          loadReader(startEndpoints.read, dispatch, ownSteps),
        ]),
};
