import cn from '@locales/cn/home.json';
import en from '@locales/en/home.json';
import th from '@locales/th/home.json';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/use-reader';
import {
  counted,
  newsToReview,
  parcelFlow,
  parcelTabs,
  properties,
  today,
  toReview,
  unread,
  unreadNews,
} from './readers';

export const homePage: AreaPage = {
  texts: { home: { th, en, cn } },
  load: (dispatch, _query, { propertyId }) =>
    propertyId
      ? Promise.all([
          loadReader(parcelTabs, dispatch, {}),
          loadReader(parcelFlow, dispatch, today()),
          loadReader(unreadNews, dispatch, counted(unread)),
          loadReader(newsToReview, dispatch, counted(toReview)),
        ])
      : Promise.all([
          loadReader(properties, dispatch, {}),
          loadReader(newsToReview, dispatch, counted(toReview)),
        ]),
};
