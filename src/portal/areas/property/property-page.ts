import notificationsCn from '@locales/cn/notifications.json';
import cn from '@locales/cn/properties.json';
import notificationsEn from '@locales/en/notifications.json';
import en from '@locales/en/properties.json';
import notificationsTh from '@locales/th/notifications.json';
import th from '@locales/th/properties.json';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { ownPropertyEndpoints } from '@/contracts/master-data/own-property';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';

/** Who may see it is asked by each tab; at the main admin it leads to the list. */
export const propertyPage: AreaPage = {
  texts: {
    properties: { th, en, cn },
    notifications: { th: notificationsTh, en: notificationsEn, cn: notificationsCn },
  },
  load: async (dispatch, query, { propertyId: id }) => {
    if (!id) return;
    if (query.tab === '1') return loadReader(ownPropertyEndpoints.get, dispatch, {});
    if (query.tab === '2') {
      return loadReader(ownPropertyEndpoints.features, dispatch, { params: { id } });
    }
    return loadList(notificationEndpoints.list, dispatch, query);
  },
};
