import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Account } from '@/contracts/billing/ledger';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { billingPeriods, ledgerEntries } from './tables';

type Entry = typeof ledgerEntries.$inferInsert;

/** What happens at once: each account's amount, debits above 0, and together 0. */
export interface Posting {
  what: Entry['what'];
  unitId: string;
  paperId: string;
  number: string;
  amounts: readonly (readonly [Account, number])[];
}

/** Holds a month open until the transaction ends; throws `PERIOD_CLOSED`. */
export async function holdOpen(tx: Db, propertyId: string, day: string): Promise<void> {
  const period = day.slice(0, 7);
  // There is a row to lock from here on, so that who closes the month waits for us, or we for them.
  await tx.insert(billingPeriods).values({ propertyId, period }).onConflictDoNothing();
  const { rows } = await tx.execute<{ closed_at: string | null }>(sql`
    select closed_at from ${billingPeriods}
    where property_id = ${propertyId} and period = ${period} for share`);
  if (rows[0]?.closed_at) throw new Problem('PERIOD_CLOSED', { period });
}

/** Whether the month of a day is closed, for who can do otherwise; what is posted there asks for itself. */
export async function isClosed(db: Db, propertyId: string, day: string): Promise<boolean> {
  const [row] = await db
    .select({ closedAt: billingPeriods.closedAt })
    .from(billingPeriods)
    .where(
      and(eq(billingPeriods.propertyId, propertyId), eq(billingPeriods.period, day.slice(0, 7))),
    );
  return Boolean(row?.closedAt);
}

/** The months that take nothing more. */
export async function closedMonths(db: Db, propertyId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ period: billingPeriods.period })
    .from(billingPeriods)
    .where(and(eq(billingPeriods.propertyId, propertyId), isNotNull(billingPeriods.closedAt)));
  return new Set(rows.map(({ period }) => period));
}

/** Throws `PERIOD_CLOSED` where one of some days is in a closed month; none of them closes until the transaction ends. */
export async function refuseClosed(
  tx: Db,
  propertyId: string,
  days: readonly string[],
): Promise<void> {
  await oneAtATime(tx, `periods ${propertyId}`);
  const closed = await closedMonths(tx, propertyId);
  const period = days.map((day) => day.slice(0, 7)).find((month) => closed.has(month));
  if (period) throw new Problem('PERIOD_CLOSED', { period });
}

/** Writes into the books, in a month that is open; throws for what does not come to 0. */
export async function post(
  tx: Db,
  { propertyId, day }: { propertyId: string; day: string },
  postings: readonly Posting[],
): Promise<void> {
  await holdOpen(tx, propertyId, day);
  const at = new Date().toISOString();
  const entries = postings.flatMap(({ amounts, ...posting }): Entry[] => {
    const balance = amounts.reduce((sum, [, amount]) => sum + amount, 0);
    if (balance !== 0) throw new RangeError(`${posting.number} does not balance: ${balance}`);
    const together = uuidv7();
    return amounts
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({
        ...{ id: uuidv7(), propertyId, posting: together, ...posting },
        ...{ account, amount, day, at },
      }));
  });
  await insertAll(tx, ledgerEntries, entries);
}

/** The account that money of a kind goes to. */
export const accountOf = {
  cash: 'cash',
  cheque: 'bank',
  transfer: 'bank',
  promptpay: 'bank',
  gateway: 'gateway',
  advance: 'advance',
} as const satisfies Record<string, Account>;
