import type { Reading } from '@/portal/kit/calls/reading';
import type { List } from './use-list';

/** A service has answered, and not with what was asked for; who is merely silent has refused nothing. */
export const isRefused = (reading: Reading): boolean =>
  reading.status === 'failed' && reading.error.status > 0;

/** A list that holds nothing once its service refused it; others keep what they had. */
export const emptyOnRefusal = <T, Q>(list: List<T, Q>): List<T, Q> =>
  isRefused(list.reading) ? { ...list, rows: [], total: 0, stale: false } : list;
