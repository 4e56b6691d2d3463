import { and, eq, gte, lte } from 'drizzle-orm';
import { accountCode, accounts, funds } from '@/contracts/billing/books/chart';
import type { BooksReport, OpenInvoice } from '@/contracts/billing/books/report';
import { buckets } from '@/contracts/billing/invoice';
import type { PostingKind } from '@/contracts/billing/ledger';
import { monthAfter } from '@/contracts/kit/fields/month';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { balancesOn } from '@/services/master-data/billing/books/chart/trial-balance';
import { closedMonths } from '@/services/master-data/billing/books/ledger';
import { bookedMonths, rateOf } from '@/services/master-data/billing/books/months';
import { ledgerSums } from '@/services/master-data/billing/books/sums';
import { ledgerMonths } from '@/services/master-data/billing/books/tables';
import { bucketOf, daysBetween, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { incomeOf } from './income';
import { fundsOn, openOn } from './standing-on';

const moneyAccounts = ['cash', 'clearing', 'bank', 'gateway'] as const;
/** As accountants list them. */
const accountsOfFunds = funds
  .flatMap((fund) => accounts.map((account) => ({ account, fund })))
  .sort((a, b) => accountCode(a.account, a.fund).localeCompare(accountCode(b.account, b.fund)));
const mostOwing = 10;
const aYear = 12;

const isCollected = ({ what }: { what: PostingKind }) =>
  (ledgerSums.collected.whats as readonly PostingKind[]).includes(what);

const lastDay = (period: string) => dayAfter(`${monthAfter(period, 1)}-01`, -1);

/** What was open on a day, with how late it was then. */
export async function ageOn(db: Db, propertyId: string, day: string): Promise<OpenInvoice[]> {
  const open = await openOn(db, propertyId, day);
  return open.map((invoice) => {
    const daysLate = Math.max(0, daysBetween(invoice.dueOn, day));
    return { ...invoice, daysLate, bucket: bucketOf(daysLate) };
  });
}

/** The day that a report tells what stands on: the one that is asked for, the month's last, or today; none to come. */
export function ageDay({ period, day }: { period: string; day?: string | undefined }): string {
  if (day && day > today()) throw invalidField('day', 'future');
  return day ?? [lastDay(period), today()].sort()[0] ?? today();
}

/** What went through the books of some months, by month and account. */
const bookedWithin = (db: Db, propertyId: string, from: string, until: string) =>
  db
    .select()
    .from(ledgerMonths)
    .where(
      and(
        eq(ledgerMonths.propertyId, propertyId),
        gte(ledgerMonths.period, from),
        lte(ledgerMonths.period, until),
      ),
    );

/** What each fund's accounts hold at the end of a day, those at banks together. */
async function balances(db: Db, propertyId: string, day: string) {
  const all = await balancesOn(db, propertyId, day);
  return accountsOfFunds.flatMap(({ account, fund }) => {
    const own = all.filter((row) => row.account === account && row.fund === fund);
    return own.length === 0 ? [] : [{ account, fund, amount: totalOf(own) }];
  });
}

/** A month by the books, for the committee: each figure from entries and papers as they stand. */
export async function booksReport(
  db: Db,
  propertyId: string,
  asked: { period: string; day?: string | undefined },
): Promise<BooksReport> {
  const { period } = asked;
  const day = ageDay(asked);
  const thisYear = await bookedWithin(db, propertyId, `${period.slice(0, 4)}-01`, period);
  const [income, held, funds, open, closed, months] = await Promise.all([
    incomeOf(db, propertyId, period, thisYear),
    balances(db, propertyId, day),
    fundsOn(db, propertyId, day),
    ageOn(db, propertyId, day),
    closedMonths(db, propertyId),
    bookedMonths(db, propertyId, monthAfter(period, 1 - aYear)),
  ]);
  const owing = [...grouped(open, ({ unitId }) => unitId)].map(([unitId, own]) => {
    const { unitNumber = '', payerName = '' } = own.at(-1) ?? {};
    return {
      unitId,
      unitNumber,
      payerName,
      owed: totalOf(own.map(({ owed: amount }) => ({ amount }))),
    };
  });
  const late = grouped(open, ({ bucket }) => bucket);
  return {
    ...{ period, day, income, funds, closed: closed.has(period) },
    money: moneyAccounts.map((account) => {
      // What there was before, or moved from one account into another, is no money that came.
      const own = thisYear.filter((row) => row.account === account && isCollected(row));
      const month = totalOf(own.filter((row) => row.period === period));
      return { account, month, year: totalOf(own) };
    }),
    balances: held,
    ageing: buckets.map((bucket) => {
      const own = late.get(bucket) ?? [];
      return { bucket, n: own.length, owed: own.reduce((sum, { owed }) => sum + owed, 0) };
    }),
    owing: owing.sort((a, b) => b.owed - a.owed).slice(0, mostOwing),
    months: Array.from({ length: aYear }, (_, ago) => {
      const figures = months.of(monthAfter(period, -ago));
      return { ...figures, rate: rateOf(figures) };
    }),
  };
}
