import type { AreaPage } from '@/portal/kit/area-page';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadList } from '@/portal/kit/use-list';
import { loadReader } from '@/portal/kit/use-reader';
import { auditLog, properties } from './resource';

export const auditPage: AreaPage = {
  needs: 'audit:view',
  texts: auditTexts,
  load: (dispatch, query) =>
    Promise.all([loadList(auditLog, dispatch, query), loadReader(properties, dispatch, {})]),
};
