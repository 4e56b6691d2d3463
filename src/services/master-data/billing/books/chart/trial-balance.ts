import { and, eq, gte, lte, min, ne } from 'drizzle-orm';
import type { LedgerAccounts } from '@/contracts/billing/books/ledger-accounts';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { ledgerEntries, ledgerMonths } from '@/services/master-data/billing/books/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { chartOf, keyOf } from './chart';

/** What each account holds at the end of a day: whole months by their kept sums, the last by its entries. */
export async function balancesOn(db: Db, propertyId: string, day: string) {
  const period = day.slice(0, 7);
  const { account, fund, bankAccountId, amount } = ledgerEntries;
  const kept = ledgerMonths;
  const [before, entries] = await Promise.all([
    db
      .select({
        ...{ account: kept.account, fund: kept.fund, bankAccountId: kept.bankAccountId },
        amount: sumOf(kept.amount),
      })
      .from(kept)
      .where(and(eq(kept.propertyId, propertyId), lte(kept.period, monthAfter(period, -1))))
      .groupBy(kept.account, kept.fund, kept.bankAccountId),
    db
      .select({ account, fund, bankAccountId, amount: sumOf(amount) })
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.propertyId, propertyId),
          gte(ledgerEntries.day, `${period}-01`),
          lte(ledgerEntries.day, day),
        ),
      )
      .groupBy(account, fund, bankAccountId),
  ]);
  return [...before, ...entries];
}

/** What accounts began with, and on which day. */
export async function openingsOf(db: Db, propertyId: string) {
  const { account, fund, bankAccountId, amount, day } = ledgerEntries;
  const rows = await db
    .select({ account, fund, bankAccountId, day, amount: sumOf(amount) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.propertyId, propertyId), eq(ledgerEntries.what, 'opening')))
    .groupBy(account, fund, bankAccountId, day);
  return { rows, day: rows[0]?.day ?? null };
}

/** The last day that opening balances can have: the one before the first posting of anything else. */
export async function openingUntil(db: Db, propertyId: string): Promise<string> {
  const [first] = await db
    .select({ day: min(ledgerEntries.day) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.propertyId, propertyId), ne(ledgerEntries.what, 'opening')));
  return first?.day ? dayAfter(first.day, -1) : today();
}

/** The chart with what stood on a day. What is not used and holds nothing is not shown. */
export async function ledgerAccounts(
  db: Db,
  propertyId: string,
  day: string = today(),
): Promise<LedgerAccounts> {
  const [{ chart }, balances, openings, until] = await Promise.all([
    chartOf(db, propertyId),
    balancesOn(db, propertyId, day),
    openingsOf(db, propertyId),
    openingUntil(db, propertyId),
  ]);
  const held = grouped(balances, keyOf);
  const began = grouped(openings.rows, keyOf);
  const accounts = chart.flatMap(({ isUsual, ...one }) => {
    const amount = totalOf(held.get(keyOf(one)) ?? []);
    if (!isUsual && amount === 0) return [];
    return [{ ...one, amount, opening: totalOf(began.get(keyOf(one)) ?? []) }];
  });
  return { day, accounts, openingDay: openings.day, openingUntil: until };
}
