import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/use-reader';
import { lastDays } from './last-days';
import { parcelFlow, reminderState } from './readers';
import { texts } from './texts';

export const reportsPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch) =>
    Promise.all([
      loadReader(parcelFlow, dispatch, lastDays()),
      loadReader(reminderState, dispatch, {}),
    ]),
};

export const dailyLogPage: AreaPage = { needs: 'parcels:view', texts };
