import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Account, type Fund, funds } from '@/contracts/billing/books/chart';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { grouped } from '@/services/kit/records/grouped';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { billingPeriods, ledgerEntries } from './tables';

type Entry = typeof ledgerEntries.$inferInsert;

/** Whose an account is: the common fund's where nothing is said, and of a bank's accounts which. */
export interface Whose {
  fund?: Fund;
  bankAccountId?: string | null;
}
export type Amount = readonly [account: Account, amount: number, whose?: Whose];

/** The paper that is posted; what is no unit's has none. */
export interface Paper {
  unitId: string | null;
  paperId: string;
  number: string;
}

/** What happens at once: each account's amount, debits above 0, and together 0. */
export interface Posting extends Paper {
  what: Entry['what'];
  amounts: readonly Amount[];
}

/**
 * With what one fund has got for another, so that each fund comes to 0 by itself: money in the common fund's bank
 * that pays the sinking fund's fee is owed to that fund until it is moved there.
 */
export function wholeFunds(amounts: readonly Amount[]): Amount[] {
  const sums = funds.map((fund) => ({
    fund,
    sum: amounts.reduce(
      (all, [, amount, whose]) => all + ((whose?.fund ?? 'common') === fund ? amount : 0),
      0,
    ),
  }));
  const owed = sums.map(({ fund, sum }): Amount => ['between', -sum, { fund }]);
  return [...amounts, ...owed].filter(([, amount]) => amount !== 0);
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
    return wholeFunds(amounts).map(([account, amount, whose]) => ({
      ...{ id: uuidv7(), propertyId, posting: together, ...posting },
      ...{ fund: whose?.fund ?? 'common', bankAccountId: whose?.bankAccountId ?? null },
      ...{ account, amount, day, at },
    }));
  });
  await insertAll(tx, ledgerEntries, entries);
}

/**
 * Makes each paper's entries come to its amounts, by a posting of what is between: of a paper that is undone to
 * nothing, whatever was posted of it.
 */
export async function turnInto(
  tx: Db,
  place: { propertyId: string; day: string },
  what: Posting['what'],
  papers: readonly (Paper & { amounts?: readonly Amount[] })[],
): Promise<void> {
  if (papers.length === 0) return;
  const { account, fund, bankAccountId, paperId, amount } = ledgerEntries;
  const standing = await tx
    .select({ account, fund, bankAccountId, paperId, amount: sumOf(amount) })
    .from(ledgerEntries)
    .where(
      and(
        ...[eq(ledgerEntries.propertyId, place.propertyId), ne(account, 'between')],
        inArray(
          paperId,
          papers.map((paper) => paper.paperId),
        ),
      ),
    )
    .groupBy(paperId, account, fund, bankAccountId);
  const byPaper = grouped(standing, (row) => row.paperId);
  await post(
    tx,
    place,
    papers.map(({ amounts = [], ...paper }) => ({
      ...{ what, ...paper },
      amounts: netted([
        ...amounts,
        ...(byPaper.get(paper.paperId) ?? []).map(
          ({ amount: stands, ...row }): Amount => [row.account, -stands, row],
        ),
      ]),
    })),
  );
}

/** One amount for each account. */
function netted(amounts: readonly Amount[]): Amount[] {
  const own = grouped(amounts, ([account, , { fund = 'common', bankAccountId = '' } = {}]) =>
    [account, fund, bankAccountId].join(),
  );
  return [...own.values()].flatMap(([first, ...rest]): Amount[] => {
    if (!first) return [];
    const sum = rest.reduce((all, [, amount]) => all + amount, first[1]);
    return [[first[0], sum, first[2] ?? {}]];
  });
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
