import { holidayEndpoints } from '@/contracts/master-data/holiday';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadList } from '@/portal/kit/use-list';
import { holidayQuery } from './list-query';
import { texts } from './texts';

export const holidaysPage: AreaPage = {
  needs: 'holidays:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(holidayEndpoints.list, dispatch, query, holidayQuery),
      loadReader(holidayEndpoints.years, dispatch, {}),
    ]),
};
