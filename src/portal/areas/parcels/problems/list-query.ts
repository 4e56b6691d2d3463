import type { z } from 'zod';
import { parcelFilter } from '@/contracts/parcel/parcel';
import { addressQuery } from '@/portal/kit/address/address-query';

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
export function problemQuery(address: Record<string, unknown>): ProblemQuery {
  const { status, problem, overdue, ...asked } = parse(address);
  if (overdue) return { sort: 'receivedAt', ...asked, overdue };
  if (status === 'returned') return { sort: '-receivedAt', ...asked, status };
  return { sort: 'receivedAt', ...asked, status: 'problem', ...(problem && { problem }) };
}
