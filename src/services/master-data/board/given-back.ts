import { and, asc, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { WorkLine } from '@/contracts/master-data/board';
import type { WaitingWork } from '@/services/kit/board-part';
import { bangkokDay, bangkokDayRange } from '@/services/kit/text/bangkok-day';
import { cheques } from '@/services/master-data/billing/cheques/tables';
import { selectCredits } from '@/services/master-data/billing/credits/read';
import { credits } from '@/services/master-data/billing/credits/tables';
import { refunds } from '@/services/master-data/billing/deposits/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';

interface Asked {
  amount: number;
  askedAt: string;
  askedById: string;
  unitNumber: string;
}

/** What was asked for, the oldest first, as work of whoever did not ask for all of it. */
function toApprove(asked: Asked[], accountId: string, page: string): Omit<WorkLine, 'kind'>[] {
  const [first] = asked;
  if (!first || asked.every(({ askedById }) => askedById === accountId)) return [];
  const { unitNumber: about, askedAt: at } = first;
  return [
    {
      ...{ n: asked.length, page, query: { state: 'asked' }, urgency: 'us' },
      ...{ about, amount: totalOf(asked), at },
    },
  ];
}

/** Money that goes back or is let go only when another has approved it, and cheques whose day has come. */
export const givenBackWork = (db: NodePgDatabase): WaitingWork[] => [
  {
    kind: 'refundsAsked',
    needs: ['receipts:approve'],
    read: async ({ propertyId, caller }) => {
      const asked = await db
        .select()
        .from(refunds)
        .where(and(eq(refunds.propertyId, propertyId), eq(refunds.state, 'asked')))
        .orderBy(asc(refunds.askedAt), asc(refunds.id));
      return toApprove(asked, caller.accountId, '/receipts/refunds');
    },
  },
  {
    kind: 'creditsAsked',
    needs: ['invoices:approve'],
    read: async ({ propertyId, caller }) => {
      const asked = await selectCredits(db)
        .where(and(eq(credits.propertyId, propertyId), eq(credits.state, 'asked')))
        .orderBy(asc(credits.askedAt), asc(credits.id));
      const rows = asked.map(({ row, invoice: { unitNumber } }) => ({ ...row, unitNumber }));
      return toApprove(rows, caller.accountId, '/invoices/credits');
    },
  },
  {
    kind: 'chequesDue',
    needs: ['receipts:create'],
    read: async ({ propertyId }) => {
      const clearing = await db
        .select({
          ...{ id: cheques.id, day: cheques.day, amount: receipts.amount },
          about: receipts.unitNumber,
        })
        .from(cheques)
        .innerJoin(receipts, and(eq(receipts.chequeId, cheques.id), isNull(receipts.voidedAt)))
        .where(
          and(
            eq(cheques.propertyId, propertyId),
            isNull(cheques.clearedOn),
            isNull(cheques.bouncedAt),
          ),
        )
        .orderBy(asc(cheques.day), asc(cheques.id), asc(receipts.serial));
      const [first] = clearing;
      // No bank pays one before the day that is written on it.
      if (!first || first.day > bangkokDay(new Date())) return [];
      const { day, about } = first;
      return [
        {
          ...{ n: new Set(clearing.map(({ id }) => id)).size, urgency: 'us', about },
          ...{ page: '/receipts/cheques', query: { state: 'clearing' } },
          ...{ amount: totalOf(clearing), at: bangkokDayRange(day)[0] },
        },
      ];
    },
  },
];
