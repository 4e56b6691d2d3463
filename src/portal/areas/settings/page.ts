import cn from '@locales/cn/settings.json';
import en from '@locales/en/settings.json';
import th from '@locales/th/settings.json';
import { accountEndpoints } from '@/contracts/auth/account';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/calls/use-reader';

export const settingsPage: AreaPage = {
  texts: { settings: { th, en, cn } },
  load: (dispatch) =>
    Promise.all([
      loadReader(accountEndpoints.profile, dispatch, {}),
      loadReader(accountEndpoints.devices, dispatch, {}),
    ]),
};
