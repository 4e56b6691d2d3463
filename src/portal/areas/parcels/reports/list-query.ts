import type { z } from 'zod';
import { reportFilter } from '@/contracts/parcel/reports';
import { addressQuery } from '@/portal/kit/address/address-query';

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
