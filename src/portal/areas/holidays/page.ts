import type { AreaPage } from '@/portal/kit/area-page';
import { loadList } from '@/portal/kit/use-list';
import { loadReader } from '@/portal/kit/use-reader';
import { holidays, holidayYears } from './calls';
import { texts } from './texts';

export const holidaysPage: AreaPage = {
  needs: 'holidays:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(holidays, dispatch, query), loadReader(holidayYears, dispatch, {})]),
};
