import { calendarEndpoints } from '@/contracts/master-data/content/home-calendar';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { askedDay, monthCall } from './asked-day';
import { texts } from './texts';

export const homeCalendarPage: AreaPage = {
  needs: 'calendar:view',
  texts,
  load: (dispatch, query) =>
    query.view === 'list'
      ? Promise.all([loadList(calendarEndpoints.list, dispatch, query), loadColumns(dispatch)])
      : loadReader(calendarEndpoints.month, dispatch, monthCall(askedDay(query))),
};
