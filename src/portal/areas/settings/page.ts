import th from '@locales/th/settings.json';
import { accountEndpoints } from '@/contracts/auth/account';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';

const en = () => import('@locales/en/settings.json');
const cn = () => import('@locales/cn/settings.json');

export const settingsPage: AreaPage = {
  texts: { settings: { th, en, cn } },
  load: (dispatch) =>
    Promise.all([
      loadReader(accountEndpoints.profile, dispatch, {}),
      loadReader(accountEndpoints.devices, dispatch, {}),
    ]),
};
