import { auditEndpoints } from '@/contracts/auth/audit';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';

export const auditPage: AreaPage = {
  needs: 'audit:view',
  texts: auditTexts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(auditEndpoints.list, dispatch, query),
      loadReader(propertyEndpoints.list, dispatch, {}),
      loadColumns(dispatch),
    ]),
};
