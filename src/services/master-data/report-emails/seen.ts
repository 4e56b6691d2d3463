import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { ownRows } from '@/services/kit/records/record-table';
import type { ReportMaker } from '@/services/kit/reports/report';
import type { Receiver } from './compose';
import type { Makers } from './makers';
import { reportEmails } from './tables';

/** A receiver of the caller's place and how their report is made; throws unless the caller may see what it tells. */
export async function seenReceiver(
  db: NodePgDatabase,
  makers: Makers,
  request: ServiceRequest,
  id: string,
): Promise<{ receiver: Receiver; maker: ReportMaker; personal: boolean }> {
  const [receiver] = await db
    .select()
    .from(reportEmails)
    .where(ownRows(reportEmails, request, id));
  const maker = receiver && makers.get(receiver.report);
  if (!receiver || !maker) throw new Problem('NOT_FOUND');
  request.require(maker.needs);
  // People are for whom they are for, and for who may see the property's people anyhow.
  const personal = receiver.personal && request.caller.permissions.has('customers:view');
  return { receiver, maker, personal };
}
