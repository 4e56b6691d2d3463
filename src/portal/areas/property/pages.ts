import cn from '@locales/cn/property.json';
import en from '@locales/en/property.json';
import th from '@locales/th/property.json';
import { propertySettingEndpoints } from '@/contracts/master-data/property-setting';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';

/** Read by everyone who may see them; what may be changed the screen knows. */
export const settingPage: AreaPage = {
  needs: 'property-settings:view',
  texts: { property: { th, en, cn } },
  load: async (dispatch, _query, { propertyId }) =>
    propertyId &&
    loadReader(propertySettingEndpoints.get, dispatch, { params: { id: propertyId } }),
};
