import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { holidayQuery } from './list-query';
import { texts } from './texts';

export const holidaysPage: AreaPage = {
  needs: 'holidays:view',
  texts,
  load: (dispatch, query) => {
    const { year } = holidayQuery(query);
    return Promise.all([
      loadList(holidayEndpoints.list, dispatch, query, holidayQuery),
      loadReader(holidayEndpoints.years, dispatch, {}),
      loadReader(holidayEndpoints.projects, dispatch, { query: { year } }),
    ]);
  },
};
