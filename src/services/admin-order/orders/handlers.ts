import texts from '@locales/th/orders.json';
import { and, eq, gte, inArray, lt, not, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderColumns, orderEndpoints, wholeAddress } from '@/contracts/admin-order/order';
import { openOrders, orderStatuses } from '@/contracts/admin-order/order-state';
import { orders as feature } from '@/contracts/features/services/orders';
import type { QueryOf } from '@/contracts/kit/calls/list-endpoint';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import type { Places } from '@/services/admin-order/places';
import type { Handlers } from '@/services/kit/calls/mount';
import { sheetTexts } from '@/services/kit/files/list-file';
import { countEach } from '@/services/kit/records/count-each';
import { crud } from '@/services/kit/records/crud';
import { holding } from '@/services/kit/records/page-of';
import { reachedRows } from '@/services/kit/records/record-table';
import { withinDays } from '@/services/kit/records/within-days';
import { bangkokMonthRange } from '@/services/kit/text/bangkok-day';
import { phoneText } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { orderMasters } from './masters';
import { orderChanges } from './moves';
import { cancelledAt, propertyTh, readOrder } from './read';
import { orders } from './tables';
import { vendorsFor } from './vendors';
import { orderWriting } from './write';

const statusOrder = sql`array_position(array[${sql.raw(
  orderStatuses.map((status) => `'${status}'`).join(','),
)}], ${orders.status})`;

function doneWithin(month: string | undefined) {
  if (!month) return undefined;
  const [from, to] = bangkokMonthRange(month);
  return and(gte(orders.doneAt, from), lt(orders.doneAt, to));
}

function whetherOpen(open: boolean | undefined) {
  if (open === undefined) return undefined;
  const isOpen = inArray(orders.status, [...openOrders]);
  return open ? isOpen : not(isOpen);
}

const searched = [
  ...[orders.serviceTh, orders.customerName, orders.unitNumber, orders.vendorName],
  ...[phoneText(orders.phone), sql`'#' || ${orders.number}`],
];

/** What was cancelled may be paid back since. */
const givenUp = ['cancelled', 'refunded'] as const;

type Asked = Partial<QueryOf<typeof orderEndpoints.list>>;

/** What the filters ask for beside where an order stands. */
const asked = ({ channel, paymentStatus, serviceId, vendorId, propertyId, ...when }: Asked) =>
  and(
    channel && eq(orders.channel, channel),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    serviceId ? eq(orders.serviceId, serviceId) : undefined,
    vendorId ? eq(orders.vendorId, vendorId) : undefined,
    propertyId ? eq(orders.propertyId, propertyId) : undefined,
    doneWithin(when.doneIn),
    when.created ? withinDays(orders.createdAt, when.created) : undefined,
    when.done ? withinDays(orders.doneAt, when.done) : undefined,
    when.cancelled
      ? and(inArray(orders.status, givenUp), withinDays(cancelledAt, when.cancelled))
      : undefined,
  );

/** The same with where an order stands. */
export const foundOrders = ({ status, open, ...others }: Asked) =>
  and(status && eq(orders.status, status), whetherOpen(open), asked(others));

/** Serves the orders: a property's own, and at the main admin those of every property. */
export function orderHandlers(db: NodePgDatabase, places: Places): Handlers<typeof orderEndpoints> {
  const { list, download } = orderEndpoints;
  const records = crud(
    db,
    orders,
    { list, download },
    {
      entity: 'order',
      title: orders.serviceTh,
      visible: (request, id) => reachedRows(orders, request, id),
      search: searched,
      sort: {
        createdAt: orders.createdAt,
        number: orders.number,
        serviceTh: inThaiOrder(orders.serviceTh),
        customerName: inThaiOrder(orders.customerName),
        unitNumber: inThaiOrder(orders.unitNumber),
        vendorName: inThaiOrder(orders.vendorName),
        status: statusOrder,
        ...{ wantedOn: orders.wantedOn, totalSatang: orders.totalSatang, doneAt: orders.doneAt },
      },
      extra: { propertyTh },
      where: foundOrders,
      sheet: {
        columns: orderColumns,
        texts: sheetTexts(texts, feature),
        cells: { phone: ({ phone }) => showPhone(phone), address: wholeAddress },
      },
    },
  );
  return {
    list: records.list,
    download: records.download,
    get: ({ params: { id } }, request) => readOrder(db, request, id),

    tabs: ({ query: { keywords, ...others } }, request) => {
      const found = and(holding(keywords, ...searched), asked(others));
      return countEach(db, orders, 'status', and(reachedRows(orders, request), found));
    },

    vendors: async ({ params: { id } }, request) =>
      vendorsFor(db, await readOrder(db, request, id)),

    ...orderWriting(db, places),
    ...orderChanges(db),
    ...orderMasters(db),
  };
}
