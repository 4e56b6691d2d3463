import th from '@locales/th/property.json';
import documentsTh from '@locales/th/property-documents.json';
import { propertySettings } from '@/contracts/features/property/property-settings';
import { propertyDocumentEndpoints } from '@/contracts/master-data/property/property-document';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { areaTexts } from '@/portal/kit/text/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/property.json');
const documentsEn = () => import('@locales/en/property-documents.json');
const cn = () => import('@locales/cn/property.json');
const documentsCn = () => import('@locales/cn/property-documents.json');

const texts = { property: { th, en, cn } };

/** Read by everyone who may see them; what may be changed the screen knows. */
export const settingPage: AreaPage = {
  needs: 'property-settings:view',
  texts: { ...texts, ...pickerTexts },
  load: async (dispatch, _query, { propertyId }) =>
    propertyId &&
    loadReader(propertySettingEndpoints.get, dispatch, { params: { id: propertyId } }),
};

export const aboutPage: AreaPage = {
  ...settingPage,
  texts: {
    ...texts,
    ...uploadTexts,
    ...areaTexts(
      'property-documents',
      { th: documentsTh, en: documentsEn, cn: documentsCn },
      propertySettings,
    ),
  },
  load: async (dispatch, query, person) =>
    query.tab === 'documents'
      ? Promise.all([
          loadList(propertyDocumentEndpoints.list, dispatch, query),
          loadColumns(dispatch),
        ])
      : settingPage.load?.(dispatch, query, person),
};
