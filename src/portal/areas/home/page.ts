import cn from '@locales/cn/home.json';
import en from '@locales/en/home.json';
import th from '@locales/th/home.json';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/use-reader';
import { newsList, parcelFlow, parcelTabs, properties, today, unreadNews } from './readers';

export const homePage: AreaPage = {
  texts: { home: { th, en, cn } },
  load: (dispatch, _query, { propertyId }) =>
    propertyId
      ? Promise.all([
          loadReader(parcelTabs, dispatch, {}),
          loadReader(parcelFlow, dispatch, today()),
          loadReader(newsList, dispatch, unreadNews),
        ])
      : loadReader(properties, dispatch, {}),
};
