import notificationsTh from '@locales/th/notifications.json';
import th from '@locales/th/properties.json';
import startTh from '@locales/th/start.json';
import testersTh from '@locales/th/testers.json';
import { properties } from '@/contracts/features/platform/properties';
import { propertySettings } from '@/contracts/features/property/property-settings';
import { importEndpoints } from '@/contracts/master-data/import';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import { testerEndpoints } from '@/contracts/master-data/property/tester';
import { startEndpoints } from '@/contracts/master-data/start';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';
import { historyCall } from './imports/history-call';
import { importTexts } from './imports/texts';

const notificationsEn = () => import('@locales/en/notifications.json');
const en = () => import('@locales/en/properties.json');
const startEn = () => import('@locales/en/start.json');
const testersEn = () => import('@locales/en/testers.json');
const notificationsCn = () => import('@locales/cn/notifications.json');
const cn = () => import('@locales/cn/properties.json');
const startCn = () => import('@locales/cn/start.json');
const testersCn = () => import('@locales/cn/testers.json');

/** Who may see it is asked by each tab; at the main admin it leads to the list. */
export const propertyPage: AreaPage = {
  texts: {
    ...areaTexts('properties', { th, en, cn }, properties),
    ...areaTexts('testers', { th: testersTh, en: testersEn, cn: testersCn }, propertySettings),
    ...importTexts,
    ...pickerTexts,
    start: { th: startTh, en: startEn, cn: startCn },
    notifications: { th: notificationsTh, en: notificationsEn, cn: notificationsCn },
  },
  load: async (dispatch, query, { propertyId: id }) => {
    if (!id) return;
    if (query.tab === '2') {
      return loadReader(ownPropertyEndpoints.features, dispatch, { params: { id } });
    }
    if (query.tab === '6') {
      return loadReader(propertyAdminEndpoints.list, dispatch, { query: {} });
    }
    if (query.tab === '4') {
      return Promise.all([loadList(testerEndpoints.list, dispatch, query), loadColumns(dispatch)]);
    }
    if (query.tab === '5') return loadReader(importEndpoints.list, dispatch, historyCall);
    if (query.tab === '3') return loadList(notificationEndpoints.list, dispatch, query);
    return Promise.all([
      loadReader(ownPropertyEndpoints.get, dispatch, {}),
      loadReader(startEndpoints.read, dispatch, {}),
    ]);
  },
};
