import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { WaitingWork } from '@/services/kit/board-part';
import { bangkokDayRange } from '@/services/kit/text/bangkok-day';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { statementLines } from './tables';
import { isWaiting } from './waiting';

/** What came to the bank and nobody has said whose it is. */
export const linesToMatch =
  (db: NodePgDatabase): WaitingWork['read'] =>
  async ({ propertyId }) => {
    const lines = await db
      .select({
        day: statementLines.day,
        amount: statementLines.amount,
        about: statementLines.description,
      })
      .from(statementLines)
      .leftJoin(receipts, eq(receipts.id, statementLines.receiptId))
      .where(and(eq(statementLines.propertyId, propertyId), isWaiting))
      .orderBy(asc(statementLines.day), asc(statementLines.id));
    const [first] = lines;
    if (!first) return [];
    const { day, about } = first;
    return [
      {
        ...{ n: lines.length, page: '/statements', query: { state: 'open' }, urgency: 'us', about },
        ...{ amount: totalOf(lines), at: bangkokDayRange(day)[0] },
      },
    ];
  };
