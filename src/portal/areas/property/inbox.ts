import cn from '@locales/cn/notifications.json';
import en from '@locales/en/notifications.json';
import th from '@locales/th/notifications.json';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';

export const propertyPage: AreaPage = {
  needs: 'notifications:view',
  texts: { notifications: { th, en, cn } },
  load: (dispatch, query) => loadList(notificationEndpoints.list, dispatch, query),
};
