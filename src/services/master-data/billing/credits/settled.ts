import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { credits } from './tables';

/**
 * What credit notes took of invoices' principal, each on its day, as a payment would. One of what was charged
 * for being late takes nothing of it.
 */
export async function notedOf(
  db: Db,
  invoiceIds: readonly string[],
): Promise<{ invoiceId: string; day: string; amount: number }[]> {
  return db
    .select({
      invoiceId: credits.invoiceId,
      day: sql<string>`${credits.day}::text`,
      amount: credits.amount,
    })
    .from(credits)
    .leftJoin(charges, eq(charges.id, credits.lineId))
    .where(
      and(
        sql`${credits.invoiceId} = any(${sql.param([...invoiceIds])})`,
        eq(credits.kind, 'note'),
        eq(credits.state, 'granted'),
        or(isNull(charges.kind), ne(charges.kind, 'surcharge')),
      ),
    );
}
