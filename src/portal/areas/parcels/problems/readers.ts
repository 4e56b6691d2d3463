import type { z } from 'zod';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelFilter } from '@/contracts/parcel/parcel';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

const query = parcelFilter.pick({
  page: true,
  limit: true,
  sort: true,
  keywords: true,
  status: true,
  problem: true,
  overdue: true,
});
export type ProblemQuery = z.output<typeof query>;
const parse = addressQuery(query);

/** What waits too long, or what was returned; else what has a problem, or one kind of it. */
function parseQuery(address: Record<string, unknown>): ProblemQuery {
  const { status, problem, overdue, ...asked } = parse(address);
  if (overdue) return { sort: 'receivedAt', ...asked, overdue };
  if (status === 'returned') return { sort: '-receivedAt', ...asked, status };
  return { sort: 'receivedAt', ...asked, status: 'problem', ...(problem && { problem }) };
}

export const problemParcels = {
  list: createReader('parcel-problems/list', parcelEndpoints.list),
  parseQuery,
};
export const problemCounts = createReader('parcel-problems/counts', parcelReportEndpoints.problems);
export const readParcel = apiThunk('parcel-problems/parcel', parcelEndpoints.detail);
