import cn from '@locales/cn/home.json';
import en from '@locales/en/home.json';
import th from '@locales/th/home.json';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { pickerTexts } from '@/portal/pickers/texts';
import { counted, ownWidgets, today, toReview, unread } from './asked';

export const homePage: AreaPage = {
  texts: { home: { th, en, cn }, ...pickerTexts },
  load: (dispatch, _query, { propertyId }) =>
    propertyId
      ? Promise.all([
          loadReader(userWidgetEndpoints.read, dispatch, ownWidgets),
          loadReader(parcelEndpoints.tabs, dispatch, {}),
          loadReader(parcelReportEndpoints.flow, dispatch, today()),
          loadReader(invoiceEndpoints.ageing, dispatch, {}),
          loadReader(newsEndpoints.list, dispatch, counted(unread)),
          loadReader(newsEndpoints.list, dispatch, counted(toReview)),
        ])
      : Promise.all([
          loadReader(propertyEndpoints.list, dispatch, {}),
          loadReader(newsEndpoints.list, dispatch, counted(toReview)),
        ]),
};
