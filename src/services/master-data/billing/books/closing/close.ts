import words from '@locales/th/books.json';
import type { z } from 'zod';
import type { Period, periodEndpoints } from '@/contracts/billing/period';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { checksOf } from './checks/checks';
import { closableFrom } from './closable';
import type { HoldersOf } from './holders';
import { othersInstead } from './own-money';
import type { Turn } from './turn';

/** Closes a month that is held, once all was looked at; throws where something is open that its closer has not seen. */
export async function closeMonth(
  tx: Db,
  of: {
    request: ServiceRequest;
    month: Period;
    /** That is open still and comes before it. */
    first: string | null;
    body: z.output<typeof periodEndpoints.close.call>['body'];
    holdersOf: HoldersOf;
  },
): Promise<Turn> {
  const { request, month, first, body, holdersOf } = of;
  const { propertyId, caller } = request;
  const { period } = month;
  if (month.closed) throw new Problem('PERIOD_CLOSED', { period });
  await refuseWhileIssuing(tx, propertyId, period);
  const from = closableFrom(period);
  if (from) throw new Problem('PERIOD_RUNNING', { period, from });
  if (first) throw new Problem('PERIOD_EARLIER_OPEN', { period: first });
  const others = await othersInstead(tx, request, period, holdersOf);
  if (others.length > 0) {
    throw new Problem('PERIOD_OWN_MONEY', { period, others: others.join(', ') });
  }
  const open = (await checksOf(tx, propertyId, period)).filter(({ state }) => state === 'open');
  if (open.some(({ kind }) => !body.left.includes(kind))) {
    throw new Problem('PERIOD_UNCHECKED', { period, n: open.length });
  }
  if (open.length > 0 && !body.reason) throw invalidField('reason', 'whyOpen');
  const closedNote = open.length > 0 ? body.reason : '';
  const left = open.map(({ kind, n }) => `${words.checks[kind].title} (${n})`).join(', ');
  return {
    fields: { closedAt: new Date().toISOString(), closedBy: caller.fullname, closedNote },
    action: 'close',
    changes: open.length > 0 ? { left: [null, left], reason: [null, closedNote] } : {},
  };
}
