import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Period, periodEndpoints } from '@/contracts/billing/period';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { notify } from '@/services/kit/live/notify';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { billingPeriods } from '@/services/master-data/billing/books/tables';
import { checksOf } from './checks/checks';
import { closableFrom } from './closable';
import { closeMonth } from './close';
import type { HoldersOf } from './holders';
import { othersInstead } from './own-money';
import { outOfTurn, periodsOf } from './periods';
import type { Turn } from './turn';

type Kept = typeof billingPeriods.$inferSelect;

/** A month that is held for a change, and the one whose turn is before it. */
interface Held {
  month: Period;
  row: Kept;
  first: string | null;
}

const shown = 36;
const unasked = { reopenById: null, reopenBy: '', reopenAt: null, reopenReason: '' };

const found = (months: readonly Period[], period: string) => {
  const month = months.find((one) => one.period === period);
  if (!month) throw new Problem('NOT_FOUND');
  return month;
};

/** Throws unless a month is closed and somebody asks to open it again. */
function asked(row: Kept): void {
  if (!row.reopenAt) throw new Problem('REOPEN_NOT_ASKED', { period: row.period });
}

/** The months of the books, and who may still write in them. */
export function periodHandlers(
  db: NodePgDatabase,
  holdersOf: HoldersOf,
): Handlers<typeof periodEndpoints> {
  /** One at a time for a property: no month passes another, and who posts in it waits for us, or we for them. */
  async function turn(
    request: ServiceRequest,
    period: string,
    make: (tx: Db, held: Held) => Promise<Turn> | Turn,
  ): Promise<Period> {
    const { propertyId } = request;
    if (period > bangkokDay(new Date()).slice(0, 7)) throw new Problem('PERIOD_AHEAD');
    await db.transaction(async (tx) => {
      await oneAtATime(tx, `periods ${propertyId}`);
      const months = await periodsOf(tx, request);
      const month = found(months, period);
      await tx.insert(billingPeriods).values({ propertyId, period }).onConflictDoNothing();
      const own = and(eq(billingPeriods.propertyId, propertyId), eq(billingPeriods.period, period));
      const row = await lockRow(tx, billingPeriods, own);
      const { fields, ...line } = await make(tx, { month, row, first: outOfTurn(months, month) });
      await tx.update(billingPeriods).set(fields).where(own);
      await audit(tx, request, {
        ...{ entity: 'billing-period', entityId: `${propertyId} ${period}` },
        ...{ ...line, title: thaiMonth(period) },
      });
    });
    for (const feature of ['books', 'invoices', 'receipts'] as const) request.changed(feature);
    request.notified();
    return found(await periodsOf(db, request), period);
  }

  return {
    list: async (_call, request) => (await periodsOf(db, request)).slice(0, shown),

    closing: async ({ query: { period } }, request) => {
      const { propertyId } = request;
      const months = await periodsOf(db, request);
      const month = found(months, period);
      const [checks, others] = month.closed
        ? [[], []]
        : await Promise.all([
            checksOf(db, propertyId, period),
            othersInstead(db, request, period, holdersOf),
          ]);
      const first = outOfTurn(months, month);
      return { ...month, checks, first, others, closableFrom: closableFrom(period) };
    },

    close: ({ body }, request) =>
      turn(request, body.period, (tx, { month, first }) =>
        closeMonth(tx, { request, month, first, body, holdersOf }),
      ),

    reopen: ({ body: { period, reason } }, request) =>
      turn(request, period, async (tx, { month, row, first }) => {
        const { propertyId, caller } = request;
        if (!month.closed) throw new Problem('PERIOD_OPEN', { period });
        if (first) throw new Problem('PERIOD_LATER_CLOSED', { period: first });
        if (row.reopenAt) throw new Problem('REOPEN_ASKED', { period, by: row.reopenBy });
        request.note(
          await notify(tx, {
            ...{ propertyIds: [propertyId], type: notificationTypes.books },
            title: `ขอเปิดงวด ${thaiMonth(period)} ใหม่`,
            text: `${caller.fullname}: ${reason}`,
            ...{ url: `/books/month?period=${period}`, needs: 'books:approve' as const },
            doneById: caller.accountId,
          }),
        );
        const { accountId: reopenById, fullname: reopenBy } = caller;
        const reopenAt = new Date().toISOString();
        return {
          fields: { reopenById, reopenBy, reopenAt, reopenReason: reason },
          ...{ action: 'askReopen', changes: { reason: [null, reason] } },
        };
      }),

    grantReopen: ({ body: { period } }, request) =>
      turn(request, period, (_tx, { row, first }) => {
        asked(row);
        if (first) throw new Problem('PERIOD_LATER_CLOSED', { period: first });
        if (row.reopenById === request.caller.accountId) throw new Problem('REOPEN_OWN');
        const { reopenBy, reopenReason: reason } = row;
        return {
          fields: { closedAt: null, closedBy: '', closedNote: '', ...unasked },
          ...{ action: 'reopen', changes: { askedBy: [null, reopenBy], reason: [null, reason] } },
        };
      }),

    dropReopen: ({ body: { period } }, request) =>
      turn(request, period, (_tx, { row }) => {
        asked(row);
        const changes = { askedBy: [row.reopenBy, null], reason: [row.reopenReason, null] };
        return { fields: unasked, action: 'dropReopen', changes };
      }),
  };
}
