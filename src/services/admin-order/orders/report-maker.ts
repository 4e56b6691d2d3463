import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderFilter } from '@/contracts/admin-order/order';
import { writeSpan } from '@/contracts/kit/fields/day-span';
import { monthAfter } from '@/contracts/kit/fields/month';
import { owedIn } from '@/services/admin-order/commissions/owed';
import { counting, figureOf, mostRows } from '@/services/kit/reports/figures';
import { ofFeature } from '@/services/kit/reports/of-feature';
import type { ReportMaker } from '@/services/kit/reports/report';
import { foundOrders } from './handlers';
import { orders } from './tables';

const page = '/orders';
const turnover = sql`coalesce(sum(${orders.totalSatang}), 0)`.mapWith(Number);

/** What was ordered, done and given up, and what vendors owe for it. */
export function orderReports({ db }: { db: NodePgDatabase }): ReportMaker[] {
  const found = (propertyId: string, asked: Parameters<typeof foundOrders>[0]) =>
    and(eq(orders.propertyId, propertyId), foundOrders(asked));

  /** What done orders came to, by their services, the most first. */
  const byService = (propertyId: string, done: string) =>
    db
      .select({ service: orders.serviceTh, n: count(), turnover })
      .from(orders)
      .where(found(propertyId, { status: 'done', done }))
      .groupBy(orders.serviceTh)
      .orderBy(desc(turnover), orders.serviceTh);

  /** What vendors owe for a month and have not settled. */
  async function commissions(propertyId: string, month: string) {
    const owed = await owedIn(db, month, propertyId);
    return owed
      .filter(({ settled }) => settled === null)
      .reduce((all, { commissionSatang }) => all + commissionSatang, 0);
  }

  const maker = ofFeature(db, {
    ...{ kind: 'orders', needs: 'orders:view', feature: 'orders' },
    read: async (propertyId, span) => {
      const total = counting(page, orderFilter, (asked) =>
        db.$count(orders, found(propertyId, asked)),
      );
      const [days, past] = [writeSpan(span), writeSpan(span.before)];
      const month = span.to.slice(0, 7);
      const done = { status: 'done', done: days };
      const [created, finished, cancelled, unassigned, services, before, owed, owedBefore] =
        await Promise.all([
          total('created', { created: days }, { before: { created: past }, good: 'more' }),
          total('done', done, { before: { ...done, done: past }, good: 'more' }),
          total('cancelled', { cancelled: days }, { before: { cancelled: past }, good: 'less' }),
          total('unassigned', { status: 'new' }, { good: 'less' }),
          byService(propertyId, days),
          byService(propertyId, past),
          commissions(propertyId, month),
          commissions(propertyId, monthAfter(month, -1)),
        ]);
      const sum = (rows: typeof services) => rows.reduce((all, one) => all + one.turnover, 0);
      return {
        figures: [
          ...[created, finished, cancelled, unassigned],
          figureOf(['turnover', 'satang', sum(services), sum(before)], page, done, 'more'),
          figureOf(['commissions', 'satang', owed, owedBefore], '/commissions', { month }),
        ],
        tables: [
          {
            key: 'services',
            columns: [
              { key: 'service', unit: 'text' },
              { key: 'n', unit: 'count' },
              { key: 'turnover', unit: 'satang' },
            ],
            rows: services
              .slice(0, mostRows)
              .map(({ service, n, turnover }) => [...[service, n, turnover]]),
          },
        ],
      };
    },
  });
  return [maker];
}
