import { count, desc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invoiceFilter } from '@/contracts/billing/invoice';
import { receiptFilter, received } from '@/contracts/billing/receipt';
import { writeSpan } from '@/contracts/kit/fields/day-span';
import { monthAfter } from '@/contracts/kit/fields/month';
import { counting, figureOf } from '@/services/kit/reports/figures';
import { ofFeature } from '@/services/kit/reports/of-feature';
import type { ReportFigure, ReportMaker, ReportSpan } from '@/services/kit/reports/report';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { bookedMonths, rateOf } from '@/services/master-data/billing/books/months';
import { ageing } from '@/services/master-data/billing/invoices/ageing';
import { foundInvoices } from '@/services/master-data/billing/invoices/found';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { advancesOf } from '@/services/master-data/billing/receipts/advances';
import { foundReceipts } from '@/services/master-data/billing/receipts/found';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { moneyTables } from './money-tables';

const page = '/receipts';
const shownMonths = 6;

/** Money that came within days: not what was voided, nor what was paid ahead before. */
const cameIn = (paid: string) => ({ method: received, voided: 'false', paid });

/** The half year that ends with a month. */
const lastMonths = (month: string) =>
  Array.from({ length: shownMonths }, (_, at) => monthAfter(month, at + 1 - shownMonths));

type Booked = Awaited<ReturnType<typeof bookedMonths>>;

/** What came in, what the month asked for, and what is owed. */
export function moneyReport(db: NodePgDatabase): ReportMaker {
  const byMethod = (propertyId: string, paid: string) =>
    db
      .select({ method: receipts.method, n: count(), amount: sumOf(receipts.amount) })
      .from(receipts)
      .where(foundReceipts(receiptFilter.parse(cameIn(paid)), propertyId))
      .groupBy(receipts.method)
      .orderBy(desc(sumOf(receipts.amount)));

  /**
   * The month in which the days end, by the books, and the one before it: but for its invoices a month that goes on is
   * not compared with a whole one.
   */
  async function ofMonth(
    propertyId: string,
    { to }: ReportSpan,
    booked: Booked,
  ): Promise<ReportFigure[]> {
    const month = to.slice(0, 7);
    const before = monthAfter(month, -1);
    const isOver = dayAfter(to, 1).endsWith('-01');
    const now = booked.of(month);
    const past = isOver ? booked.of(before) : undefined;
    const query = { period: month };
    const paid = { method: received, period: month };
    return [
      await counting('/invoices', invoiceFilter, (asked) =>
        db.$count(invoices, foundInvoices(asked, propertyId)),
      )('invoices', query, { before: { period: before } }),
      figureOf(['monthAsked', 'satang', now.invoiced, past?.invoiced ?? null], '/invoices', query),
      figureOf(
        ['monthCollected', 'satang', now.collected, past?.collected ?? null],
        page,
        paid,
        'more',
      ),
      figureOf(
        ['monthRate', 'share', rateOf(now), past ? rateOf(past) : null],
        '/invoices',
        query,
        'more',
      ),
    ];
  }

  return ofFeature(db, {
    ...{ kind: 'money', needs: 'invoices:view', feature: 'invoices' },
    read: async (propertyId, span, asked) => {
      const total = counting(page, receiptFilter, (filter) =>
        db.$count(receipts, foundReceipts(filter, propertyId)),
      );
      const [days, past] = [writeSpan(span), writeSpan(span.before)];
      const month = span.to.slice(0, 7);
      const months = lastMonths(month);
      const booked = await bookedMonths(db, propertyId, months[0]);
      const voidedIn = (voidedOn: string) => ({ voided: 'true', voidedOn });
      const [methods, before, papers, voided, ofBooks, owing, late, ahead] = await Promise.all([
        byMethod(propertyId, days),
        byMethod(propertyId, past),
        total('receipts', cameIn(days), { before: cameIn(past), good: 'more' }),
        total('voided', voidedIn(days), { before: voidedIn(past), good: 'less' }),
        ofMonth(propertyId, span, booked),
        ageing(db, propertyId),
        counting('/invoices', invoiceFilter, (filter) =>
          db.$count(invoices, foundInvoices(filter, propertyId)),
        )('overdue', { state: 'late' }, { good: 'less' }),
        advancesOf(db, propertyId),
      ]);
      const sum = (rows: typeof methods) => rows.reduce((all, { amount }) => all + amount, 0);
      const advance = [...ahead.values()].reduce((all, amount) => all + amount, 0);
      const came = ['collected', 'satang', sum(methods), sum(before)] as const;
      const owed = { state: 'owed' };
      return {
        figures: [
          figureOf(came, page, cameIn(days), 'more'),
          ...[papers, ...ofBooks],
          figureOf(['owed', 'satang', owing.owed, null], '/invoices', owed, 'less'),
          ...[late, voided],
          figureOf(['advance', 'satang', advance, null], page),
        ],
        tables: await moneyTables(db, propertyId, {
          ...{ methods, ageing: owing.buckets, asked },
          months: months.map(booked.of),
          voided: foundReceipts(receiptFilter.parse(voidedIn(days)), propertyId),
        }),
      };
    },
  });
}
