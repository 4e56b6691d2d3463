import cn from '@locales/cn/home.json';
import en from '@locales/en/home.json';
import th from '@locales/th/home.json';
import { homeTileEndpoints } from '@/contracts/auth/home-tiles';
import { suggestions } from '@/contracts/features/services/suggestions';
import { boardEndpoints } from '@/contracts/master-data/board';
import { propertyBoardEndpoints } from '@/contracts/master-data/property-board';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { areaTexts } from '@/portal/kit/text/texts';
import { reviewCall } from './properties/Totals';
import { wholeBoard } from './use-board';
import { ownChoice, ownWidgets } from './use-tiles';

export const homePage: AreaPage = {
  // A suggestion's zones are called as the suggestions' own screen calls them.
  texts: areaTexts('home', { th, en, cn }, suggestions),
  load: (dispatch, _query, { propertyId }) =>
    propertyId
      ? Promise.all([
          loadReader(boardEndpoints.read, dispatch, wholeBoard),
          loadReader(userWidgetEndpoints.read, dispatch, ownWidgets),
          loadReader(homeTileEndpoints.read, dispatch, ownChoice),
        ])
      : Promise.all([
          loadReader(propertyBoardEndpoints.read, dispatch, {}),
          loadReader(newsEndpoints.list, dispatch, reviewCall),
        ]),
};
