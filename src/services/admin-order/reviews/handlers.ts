import texts from '@locales/th/reviews.json';
import { and, asc, count, eq, getTableColumns, gte, lt, max, sql, sum } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  mostStars,
  type Review,
  reviewColumns,
  reviewEndpoints,
} from '@/contracts/admin-order/review';
import { reviews as feature } from '@/contracts/features/services/reviews';
import { monthAfter } from '@/contracts/kit/fields/month';
import { homeServices } from '@/services/admin-order/home-services/tables';
import { orders } from '@/services/admin-order/orders/tables';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { reachedRows } from '@/services/kit/records/record-table';
import { titleBy } from '@/services/kit/references/title-by';
import { bangkokMonth, bangkokMonthRange } from '@/services/kit/text/bangkok-day';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { reviews } from './tables';
import { reviewWriting } from './write';

const monthsShown = 12;

function givenIn(month: string | undefined) {
  if (!month) return undefined;
  const [from, to] = bangkokMonthRange(month);
  return and(gte(reviews.at, from), lt(reviews.at, to));
}

const extra = {
  orderNumber: sql<number>`(select ${orders.number} from ${orders}
    where ${orders.id} = ${reviews.orderId})`,
  propertyTh: titleBy(properties.nameTh, reviews.propertyId),
};

/** Serves what residents say of services: a property's, and at the main admin every property's. */
export function reviewHandlers(db: NodePgDatabase): Handlers<typeof reviewEndpoints> {
  const { list, download } = reviewEndpoints;
  const records = crud(
    db,
    reviews,
    { list, download },
    {
      entity: 'review',
      title: reviews.serviceTh,
      visible: (request, id) => reachedRows(reviews, request, id),
      search: [reviews.serviceTh, reviews.comment, reviews.customerName, reviews.vendorName],
      sort: {
        ...{ at: reviews.at, stars: reviews.stars },
        serviceTh: inThaiOrder(reviews.serviceTh),
        customerName: inThaiOrder(reviews.customerName),
        vendorName: inThaiOrder(reviews.vendorName),
      },
      extra,
      where: ({ serviceId, stars, hidden, month, propertyId }) =>
        and(
          propertyId ? eq(reviews.propertyId, propertyId) : undefined,
          givenIn(month),
          serviceId ? eq(reviews.serviceId, serviceId) : undefined,
          stars === undefined ? undefined : eq(reviews.stars, stars),
          hidden === undefined ? undefined : eq(reviews.hidden, hidden),
        ),
      sheet: { columns: reviewColumns, texts: sheetTexts(texts, feature) },
    },
  );

  async function read(request: ServiceRequest, id: string): Promise<Review> {
    const [row] = await db
      .select({ ...getTableColumns(reviews), ...extra })
      .from(reviews)
      .where(reachedRows(reviews, request, id));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  const shown = (request: ServiceRequest, serviceId: string) =>
    and(reachedRows(reviews, request), eq(reviews.serviceId, serviceId), eq(reviews.hidden, false));

  return {
    list: records.list,
    download: records.download,

    ofService: async ({ params: { id } }, request) => {
      const [named] = await db
        .select({ serviceTh: max(reviews.serviceTh) })
        .from(reviews)
        .where(and(reachedRows(reviews, request), eq(reviews.serviceId, id)));
      if (!named?.serviceTh) throw new Problem('NOT_FOUND');
      const month = sql<string>`to_char(${reviews.at} at time zone 'Asia/Bangkok', 'YYYY-MM')`;
      const first = monthAfter(bangkokMonth(new Date()), 1 - monthsShown);
      const [given, held] = await Promise.all([
        db
          .select({ stars: reviews.stars, count: count() })
          .from(reviews)
          .where(shown(request, id))
          .groupBy(reviews.stars),
        db
          .select({ month, count: count(), sum: sum(reviews.stars).mapWith(Number) })
          .from(reviews)
          .where(and(shown(request, id), gte(reviews.at, bangkokMonthRange(first)[0])))
          .groupBy(month),
      ]);
      const byStars = Array.from(
        { length: mostStars },
        (_, at) => given.find(({ stars }) => stars === at + 1)?.count ?? 0,
      );
      const months = Array.from({ length: monthsShown }, (_, at) => monthAfter(first, at));
      return {
        serviceTh: named.serviceTh,
        count: byStars.reduce((all, one) => all + one, 0),
        sum: byStars.reduce((all, one, at) => all + one * (at + 1), 0),
        byStars,
        months: months.map(
          (month) => held.find((one) => one.month === month) ?? { month, count: 0, sum: 0 },
        ),
      };
    },

    services: async (_call, request) => {
      const nameTh = max(reviews.serviceTh);
      const rows = await db
        .select({
          ...{ id: reviews.serviceId, nameTh },
          placeTh: sql<string>`coalesce(${max(properties.nameTh)}, '')`,
          count: sql<number>`count(*) filter (where not ${reviews.hidden})`.mapWith(Number),
          sum: sql<number>`coalesce(sum(${reviews.stars}) filter (where not ${reviews.hidden}), 0)`.mapWith(
            Number,
          ),
        })
        .from(reviews)
        .leftJoin(homeServices, eq(homeServices.id, reviews.serviceId))
        .leftJoin(properties, eq(properties.id, homeServices.propertyId))
        .where(reachedRows(reviews, request))
        .groupBy(reviews.serviceId)
        .orderBy(asc(inThaiOrder(nameTh)));
      return rows.map((row) => ({ ...row, nameTh: row.nameTh ?? '' }));
    },

    ...reviewWriting(db, read),
  };
}
