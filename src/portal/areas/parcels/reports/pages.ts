import { reminderEndpoints } from '@/contracts/parcel/reminders';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { lastDays } from './last-days';
import { texts } from './texts';

export const reportsPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch) =>
    Promise.all([
      loadReader(parcelReportEndpoints.flow, dispatch, lastDays()),
      loadReader(reminderEndpoints.state, dispatch, {}),
    ]),
};

export const dailyLogPage: AreaPage = { needs: 'parcels:view', texts };
