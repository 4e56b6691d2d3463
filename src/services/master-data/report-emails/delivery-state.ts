import { type SQL, sql } from 'drizzle-orm';
import type { DeliveryState } from '@/contracts/master-data/report-email';
import { reportDeliveries } from './tables';

/** A mail server answers sooner; after that, whoever began is gone. */
const unclearAfterMs = 5 * 60_000;

/** Where a letter stands. */
export function deliveryState(now = new Date()): SQL<DeliveryState> {
  const { end, begunAt } = reportDeliveries;
  const long = new Date(now.getTime() - unclearAfterMs).toISOString();
  return sql<DeliveryState>`case when ${end} is not null then ${end}
    when ${begunAt} < ${long} then 'unclear' else 'waiting' end`;
}
