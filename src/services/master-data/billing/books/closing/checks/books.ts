import { and, count, eq, ne, sql } from 'drizzle-orm';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { ledgerEntries, paperNumbers } from '@/services/master-data/billing/books/tables';
import { credits } from '@/services/master-data/billing/credits/tables';
import { refunds } from '@/services/master-data/billing/deposits/tables';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { exact, sumOf } from '@/services/master-data/billing/satang-sum';
import { units } from '@/services/master-data/units/tables';
import { type Check, checked } from './check';

const screens = {
  IV: '/invoices',
  RC: '/receipts',
  AD: '/receipts',
  CN: '/invoices/credits',
  RF: '/receipts/refunds',
};

/** Papers of the month's year that were numbered and are not there. */
export const numbers: Check = async (db, { propertyId, period }) => {
  const year = buddhistYear(period);
  const receiptsOf = (kind: string) =>
    db
      .select({ n: count() })
      .from(receipts)
      .where(
        and(
          eq(receipts.propertyId, propertyId),
          sql`${receipts.number} like ${`%-${kind}${year}-%`}`,
        ),
      );
  const [kept, [given], [adjusted], [issued], [noted], [back]] = await Promise.all([
    db
      .select()
      .from(paperNumbers)
      .where(and(eq(paperNumbers.propertyId, propertyId), eq(paperNumbers.year, year))),
    receiptsOf('RC'),
    receiptsOf('AD'),
    db
      .select({ n: count() })
      .from(invoices)
      .where(
        and(eq(invoices.propertyId, propertyId), sql`${invoices.number} like ${`%-IV${year}-%`}`),
      ),
    db
      .select({ n: count() })
      .from(credits)
      .where(
        and(eq(credits.propertyId, propertyId), sql`${credits.number} like ${`%-CN${year}-%`}`),
      ),
    db
      .select({ n: count() })
      .from(refunds)
      .where(
        and(eq(refunds.propertyId, propertyId), sql`${refunds.number} like ${`%-RF${year}-%`}`),
      ),
  ]);
  const there = {
    ...{ RC: given?.n ?? 0, AD: adjusted?.n ?? 0, IV: issued?.n ?? 0 },
    ...{ CN: noted?.n ?? 0, RF: back?.n ?? 0 },
  };
  const found = (['IV', 'RC', 'AD', 'CN', 'RF'] as const).flatMap((kind) => {
    const last = kept.find((one) => one.kind === kind)?.last ?? 0;
    const href = screens[kind];
    return last === there[kind]
      ? []
      : [{ about: `${kind}${year}: ${there[kind]} / ${last}`, amount: null, href }];
  });
  return checked(found, { href: `/receipts?period=${period}`, isThere: kept.length > 0 });
};

/** Units whose invoices leave another amount open than the books have of them. */
export const balance: Check = async (db, { propertyId, period }) => {
  const owed = db
    .select({ unitId: invoices.unitId, amount: sumOf(invoices.owed).as('owed') })
    .from(invoices)
    .where(eq(invoices.propertyId, propertyId))
    .groupBy(invoices.unitId)
    .as('owing');
  const booked = db
    .select({ unitId: ledgerEntries.unitId, amount: sumOf(ledgerEntries.amount).as('booked') })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.propertyId, propertyId), eq(ledgerEntries.account, 'receivable')))
    .groupBy(ledgerEntries.unitId)
    .as('books');
  const difference = sql`coalesce(${booked.amount}, 0) - coalesce(${owed.amount}, 0)`;
  const rows = await db
    .select({ id: units.id, about: units.number, amount: difference.mapWith(exact) })
    .from(units)
    .leftJoin(owed, eq(owed.unitId, units.id))
    .leftJoin(booked, eq(booked.unitId, units.id))
    .where(and(eq(units.propertyId, propertyId), ne(difference, 0)))
    .orderBy(units.number);
  const found = rows.map(({ id, ...row }) => ({
    ...{ ...row, href: `/arrears/account?unitId=${id}` },
  }));
  return checked(found, { href: `/books/ledger?period=${period}` });
};
