import cn from '@locales/cn/settings.json';
import en from '@locales/en/settings.json';
import th from '@locales/th/settings.json';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/use-reader';
import { devices, profile } from './calls';

export const settingsPage: AreaPage = {
  texts: { settings: { th, en, cn } },
  load: (dispatch) =>
    Promise.all([loadReader(profile, dispatch, {}), loadReader(devices, dispatch, {})]),
};
