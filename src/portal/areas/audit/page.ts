import type { AreaPage } from '@/portal/kit/area-page';
import { loadList } from '@/portal/kit/use-list';
import { loadReader } from '@/portal/kit/use-reader';
import { auditLog, properties } from './resource';
import { texts } from './texts';

export const auditPage: AreaPage = {
  needs: 'audit:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(auditLog, dispatch, query), loadReader(properties, dispatch, {})]),
};
