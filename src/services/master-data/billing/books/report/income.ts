import { and, eq, gte, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Account, isIncome } from '@/contracts/billing/books/chart';
import { type IncomeKind, incomeKinds, isOwnKind } from '@/contracts/billing/books/report';
import type { ChargeKind } from '@/contracts/billing/charge';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import type { ledgerMonths } from '@/services/master-data/billing/books/tables';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { sumOf } from '@/services/master-data/billing/satang-sum';

const isCredited: ReadonlySet<string> = new Set(['waived', 'credited', 'badDebt']);

type Booked = Pick<typeof ledgerMonths.$inferSelect, 'period' | 'account' | 'amount'>;

/** What invoices asked for by kind and month of a day of theirs, within some months. */
async function chargedBy(
  db: Db,
  propertyId: string,
  on: SQLWrapper,
  { from, until }: { from: string; until: string },
) {
  const period: SQL<string> = sql`to_char(${on}, 'YYYY-MM')`;
  return db
    .select({ period, kind: charges.kind, amount: sumOf(charges.amount) })
    .from(charges)
    .innerJoin(invoices, eq(invoices.id, charges.invoiceId))
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        // Waived is told by itself.
        isNull(charges.creditId),
        gte(on, `${from}-01`),
        lt(on, `${monthAfter(until, 1)}-01`),
      ),
    )
    .groupBy(sql`1`, charges.kind);
}

/**
 * Income by what it is of: what was issued less what was voided, each in its month. What the books have beside
 * that came of another program's corrections, so that it always comes to what they say; less what was waived,
 * credited and written off, with what was kept of deposits and what banks paid, less what they took.
 */
export async function incomeOf(
  db: Db,
  propertyId: string,
  period: string,
  booked: readonly Booked[],
) {
  const months = { from: `${period.slice(0, 4)}-01`, until: period };
  const voidedOn = sql`(${invoices.voidedAt} at time zone 'Asia/Bangkok')::date`;
  const [issued, voided] = await Promise.all([
    chargedBy(db, propertyId, invoices.issuedOn, months),
    chargedBy(db, propertyId, voidedOn, months),
  ]);
  const lines: { period: string; kind: ChargeKind; amount: number }[] = [
    ...issued,
    ...voided.map((line) => ({ ...line, amount: -line.amount })),
  ];
  const income = booked.filter(({ account }) => isIncome(account));
  const credited = booked.filter(({ account }) => isCredited.has(account));
  const of = (isIn: (month: string) => boolean) => {
    const own = lines.filter((line) => isIn(line.period));
    const all = -totalOf(income.filter((line) => isIn(line.period)));
    const sum = (kind: ChargeKind) => totalOf(own.filter((line) => line.kind === kind));
    const held = (account: Account) =>
      -totalOf(booked.filter((line) => line.account === account && isIn(line.period)));
    return (kind: IncomeKind) => {
      if (kind === 'corrected') return all - totalOf(own);
      if (kind === 'credited') return -totalOf(credited.filter((line) => isIn(line.period)));
      return isOwnKind(kind) ? held(kind) : sum(kind);
    };
  };
  const [month, year] = [of((one) => one === period), of(() => true)];
  return incomeKinds
    .map((kind) => ({ kind, month: month(kind), year: year(kind) }))
    .filter((line) => line.month !== 0 || line.year !== 0);
}
