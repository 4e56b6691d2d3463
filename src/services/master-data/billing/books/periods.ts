import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Period, periodEndpoints } from '@/contracts/billing/period';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { audit } from '@/services/kit/records/audit';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { bookedMonths } from './months';
import { billingPeriods } from './tables';

const shown = 18;

/** The months from the first that anything was posted in, the latest first. */
async function monthsOf(db: Db, propertyId: string): Promise<Period[]> {
  const [booked, kept] = await Promise.all([
    bookedMonths(db, propertyId),
    db.select().from(billingPeriods).where(eq(billingPeriods.propertyId, propertyId)),
  ]);
  const closed = new Map(kept.map((row) => [row.period, row]));
  const now = bangkokDay(new Date()).slice(0, 7);
  const first = [...booked.periods, ...closed.keys(), now].sort()[0] ?? now;
  const last = [...booked.periods, now].sort().at(-1) ?? now;
  const months: Period[] = [];
  for (
    let period = last;
    period >= first && months.length < shown;
    period = monthAfter(period, -1)
  ) {
    const state = closed.get(period);
    months.push({
      ...booked.of(period),
      closed: Boolean(state?.closedAt),
      closedAt: state?.closedAt ?? null,
      closedBy: state?.closedBy ?? '',
    });
  }
  return months;
}

/** Months close in their order, and open again from the last one on. */
async function refuseOutOfTurn(
  tx: Db,
  propertyId: string,
  period: string,
  isClosing: boolean,
): Promise<void> {
  // The latest first.
  const months = await monthsOf(tx, propertyId);
  const earlier = months.filter((one) => one.period < period && !one.closed).at(-1);
  const later = months.find((one) => one.period > period && one.closed);
  if (isClosing && earlier) throw new Problem('PERIOD_EARLIER_OPEN', { period: earlier.period });
  if (!isClosing && later) throw new Problem('PERIOD_LATER_CLOSED', { period: later.period });
}

/** The months of the books, and who may still write in them. */
export function periodHandlers(db: NodePgDatabase): Handlers<typeof periodEndpoints> {
  async function turn(
    request: ServiceRequest,
    period: string,
    change: { close: boolean; changes: Record<string, unknown> },
  ): Promise<Period> {
    const { propertyId, caller } = request;
    await db.transaction(async (tx) => {
      await oneAtATime(tx, `periods ${propertyId}`);
      await tx.insert(billingPeriods).values({ propertyId, period }).onConflictDoNothing();
      const own = and(eq(billingPeriods.propertyId, propertyId), eq(billingPeriods.period, period));
      const [row] = await tx.select().from(billingPeriods).where(own).for('update');
      if (Boolean(row?.closedAt) === change.close) {
        throw new Problem(change.close ? 'PERIOD_CLOSED' : 'PERIOD_OPEN', { period });
      }
      if (change.close) await refuseWhileIssuing(tx, propertyId, period);
      await refuseOutOfTurn(tx, propertyId, period, change.close);
      const closedAt = change.close ? new Date().toISOString() : null;
      await tx
        .update(billingPeriods)
        .set({ closedAt, closedBy: change.close ? caller.fullname : '' })
        .where(own);
      await audit(tx, request, {
        action: change.close ? 'close' : 'reopen',
        ...{ entity: 'billing-period', entityId: `${propertyId} ${period}` },
        title: thaiMonth(period),
        changes: change.changes,
      });
    });
    request.changed('invoices');
    request.changed('receipts');
    const found = (await monthsOf(db, propertyId)).find((one) => one.period === period);
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }

  return {
    list: (_call, { propertyId }) => monthsOf(db, propertyId),
    close: async ({ body: { period } }, request) => {
      if (period > bangkokDay(new Date()).slice(0, 7)) throw new Problem('PERIOD_AHEAD');
      return turn(request, period, { close: true, changes: {} });
    },
    reopen: ({ body: { period, reason } }, request) =>
      turn(request, period, { close: false, changes: { reason: [null, reason] } }),
  };
}
