import type { z } from 'zod';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { reminderEndpoints } from '@/contracts/parcel/reminders';
import { parcelReportEndpoints, reportFilter } from '@/contracts/parcel/reports';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

const reportQuery = reportFilter.pick({
  keywords: true,
  unitNumber: true,
  status: true,
  kind: true,
  receivedFrom: true,
  receivedTo: true,
});

/** What the reports' address may hold: those of the list's filters that they show. */
export type ReportQuery = z.output<typeof reportQuery>;
export const parseReportQuery = addressQuery(reportQuery);

/** How many rows each report would have; apart, because they are asked for at once. */
export const rowCounts = {
  notReceived: createReader('parcel-reports/notReceived', parcelEndpoints.list),
  receivedOn: createReader('parcel-reports/receivedOn', parcelEndpoints.list),
  found: createReader('parcel-reports/found', parcelEndpoints.list),
};

export const parcelFlow = createReader('parcel-reports/flow', parcelReportEndpoints.flow);
export const reminderState = createReader('parcel-reports/reminders', reminderEndpoints.state);
export const remind = apiThunk('parcel-reports/remind', reminderEndpoints.remind);
export const readDailyLog = apiThunk('parcel-reports/dailyLog', parcelReportEndpoints.dailyLog);
