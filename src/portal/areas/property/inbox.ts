import cn from '@locales/cn/notifications.json';
import en from '@locales/en/notifications.json';
import th from '@locales/th/notifications.json';
import { notificationEndpoints, notificationFilter } from '@/contracts/master-data/notification';
import { addressQuery } from '@/portal/kit/address-query';
import type { AreaPage } from '@/portal/kit/area-page';
import { createReader } from '@/portal/kit/create-reader';
import { loadList } from '@/portal/kit/use-list';

export const inbox = {
  list: createReader('inbox', notificationEndpoints.list),
  parseQuery: addressQuery(notificationFilter),
};

export const propertyPage: AreaPage = {
  needs: 'notifications:view',
  texts: { notifications: { th, en, cn } },
  load: (dispatch, query) => loadList(inbox, dispatch, query),
};
