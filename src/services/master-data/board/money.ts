import { and, eq, gte, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { received } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { bangkokDay, bangkokDayRange } from '@/services/kit/text/bangkok-day';
import { lettersDue } from '@/services/master-data/billing/arrears/late-units';
import { rateOf } from '@/services/master-data/billing/books/months';
import { gatewayPayments } from '@/services/master-data/billing/gateway/tables';
import { ageing } from '@/services/master-data/billing/invoices/ageing';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { linesToMatch } from '@/services/master-data/billing/statements/work';

const page = '/invoices';
const shownMonths = 6;
/** The last days of a month, in which the next one is to be issued. */
const lastDays = 10;

/** What had come in within a month by a day of it, `01` to `31`. */
async function cameBy(db: NodePgDatabase, propertyId: string, month: string, day: string) {
  const [came] = await db
    .select({ amount: sumOf(receipts.amount) })
    .from(receipts)
    .where(
      and(
        eq(receipts.propertyId, propertyId),
        isNull(receipts.voidedAt),
        isNull(receipts.deposit),
        gte(receipts.day, `${month}-01`),
        // No month is without a 28th.
        lte(receipts.day, `${month}-${day > '28' ? '28' : day}`),
      ),
    );
  return came?.amount ?? 0;
}

/** What months asked for and brought, and what is owed by how late it is. */
export const moneyBoard =
  (db: NodePgDatabase): ReadPart<'money'> =>
  async ({ propertyId }) => {
    const today = bangkokDay(new Date());
    const { owed, buckets, months } = await ageing(db, propertyId);
    const shown = months.map(({ period, invoiced, collected }) => ({
      ...{ period, asked: invoiced, collected },
    }));
    const current = shown.findLast(({ period, asked }) => asked > 0 && period <= today.slice(0, 7));
    const before = current && shown.find(({ period }) => period === monthAfter(current.period, -1));
    const [issued, came] = await Promise.all([
      current &&
        db.$count(
          invoices,
          and(eq(invoices.propertyId, propertyId), eq(invoices.period, current.period)),
        ),
      before && cameBy(db, propertyId, before.period, today.slice(8)),
    ]);
    return {
      month: current?.period ?? null,
      issued: { n: issued ?? 0, page, query: { period: current?.period ?? today.slice(0, 7) } },
      came: {
        page: '/receipts',
        query: { period: current?.period ?? today.slice(0, 7), method: received, voided: 'false' },
      },
      open: {
        n: buckets.reduce((sum, { count }) => sum + count, 0),
        ...{ page, query: { state: 'owed' } },
      },
      asked: current?.asked ?? 0,
      collected: current?.collected ?? 0,
      shareBefore: before ? rateOf({ invoiced: before.asked, collected: came ?? 0 }) : null,
      owed,
      months: shown.slice(-shownMonths),
      ageing: buckets.map(({ bucket, count, owed }) => ({
        ...{ bucket, owed, n: count },
        ...{ page, query: { bucket } },
      })),
    };
  };

export const moneyWork = (db: NodePgDatabase): WaitingWork[] => [
  {
    kind: 'paymentsHeld',
    needs: ['mpay:approve', 'mpay:edit'],
    read: async ({ propertyId }) => {
      const rows = await db
        .select()
        .from(gatewayPayments)
        .where(
          and(
            eq(gatewayPayments.propertyId, propertyId),
            isNotNull(gatewayPayments.issue),
            eq(gatewayPayments.settled, ''),
          ),
        )
        .orderBy(gatewayPayments.createdAt);
      const [first] = rows;
      if (!first) return [];
      return [
        {
          ...{ n: rows.length, page: '/mpay', query: { issue: 'open' }, urgency: 'us' },
          ...{ about: first.unitNumber, amount: totalOf(rows) },
          at: first.paidAt ?? first.createdAt,
        },
      ];
    },
  },
  { kind: 'linesToMatch', needs: ['statements:edit'], read: linesToMatch(db) },
  {
    kind: 'lettersDue',
    needs: ['arrears:create'],
    read: async ({ propertyId }) => {
      const found = await lettersDue(db, propertyId);
      return found.map(({ stage, n, first }) => ({
        ...{ n, page: '/arrears', query: { due: String(stage) }, urgency: 'due' as const },
        ...{ about: first, amount: null, at: null },
      }));
    },
  },
  {
    kind: 'monthToIssue',
    needs: ['invoices:create'],
    read: async ({ propertyId }) => {
      const today = bangkokDay(new Date());
      const month = today.slice(0, 7);
      const next = monthAfter(month, 1);
      const left = Date.parse(`${next}-01`) - Date.parse(today);
      const wanted = left <= lastDays * 86_400_000 ? next : month;
      const of = and(eq(invoices.propertyId, propertyId), isNull(invoices.voidedAt));
      const oneOf = (where: SQL | undefined) =>
        db.select({ id: invoices.id }).from(invoices).where(where).limit(1);
      const [issued, any] = await Promise.all([
        oneOf(and(of, eq(invoices.period, wanted))),
        oneOf(of),
      ]);
      // Who has never issued a month is led there by the steps of the beginning.
      if (issued.length > 0 || any.length === 0) return [];
      return [
        {
          ...{
            n: 1,
            page: '/invoices/issue',
            query: {},
            urgency: 'due',
            about: wanted,
            amount: null,
          },
          at: bangkokDayRange(`${wanted}-01`)[0],
        },
      ];
    },
  },
];
