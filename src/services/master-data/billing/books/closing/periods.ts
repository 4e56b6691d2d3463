import { eq } from 'drizzle-orm';
import type { Period } from '@/contracts/billing/period';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { bookedMonths } from '@/services/master-data/billing/books/months';
import { billingPeriods } from '@/services/master-data/billing/books/tables';

type Kept = typeof billingPeriods.$inferSelect;

/** How a month stands, for one who looks at it. */
function standing(kept: Kept | undefined, accountId: string) {
  return {
    closed: Boolean(kept?.closedAt),
    closedAt: kept?.closedAt ?? null,
    closedBy: kept?.closedBy ?? '',
    closedNote: kept?.closedNote ?? '',
    reopening: kept?.reopenAt
      ? {
          ...{ by: kept.reopenBy, at: kept.reopenAt, reason: kept.reopenReason },
          isMine: kept.reopenById === accountId,
        }
      : null,
  };
}

/** All months from the first that anything was posted in, the latest first. */
export async function periodsOf(
  db: Db,
  { propertyId, caller }: Pick<ServiceRequest, 'propertyId' | 'caller'>,
): Promise<Period[]> {
  const [booked, rows] = await Promise.all([
    bookedMonths(db, propertyId),
    db.select().from(billingPeriods).where(eq(billingPeriods.propertyId, propertyId)),
  ]);
  const kept = new Map(rows.map((row) => [row.period, row]));
  const now = bangkokDay(new Date()).slice(0, 7);
  const known = [...booked.periods, ...kept.keys(), now].sort();
  const first = known[0] ?? now;
  const last = [...booked.periods, now].sort().at(-1) ?? now;
  const months: Period[] = [];
  for (let period = last; period >= first; period = monthAfter(period, -1)) {
    months.push({ ...booked.of(period), ...standing(kept.get(period), caller.accountId) });
  }
  return months;
}

/** The month that has to be closed before another one, or opened before it; null where it is its turn. */
export function outOfTurn(months: readonly Period[], { period, closed }: Period): string | null {
  const other = closed
    ? months.find((one) => one.period > period && one.closed)
    : months.findLast((one) => one.period < period && !one.closed);
  return other?.period ?? null;
}
