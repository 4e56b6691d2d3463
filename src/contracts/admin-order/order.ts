import * as z from 'zod';
import { mostPrice } from '@/contracts/admin-order/home-service';
import {
  orderMeanings,
  orderStatuses,
  paymentMeanings,
  paymentStatuses,
} from '@/contracts/admin-order/order-state';
import { countsEndpoint } from '@/contracts/kit/calls/counts-endpoint';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { daySpan } from '@/contracts/kit/fields/day-span';
import { flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited, typed } from '@/contracts/kit/fields/limited';
import { month } from '@/contracts/kit/fields/month';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { readPhone } from '@/contracts/kit/fields/thai-phone';
import { optionalTime } from '@/contracts/kit/fields/thai-time';
import { optionalTypedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { placeAddress } from '@/contracts/master-data/property/property';

export const channels = ['app', 'phone', 'line', 'counter'] as const;
export type Channel = (typeof channels)[number];
export const paymentTypes = ['cash', 'transfer', 'promptpay', 'card'] as const;

/** A Thai phone number, kept in E.164. */
const phone = typed(20).transform((given, context) => {
  const number = readPhone(given);
  if (!number) {
    context.addIssue({ code: 'custom', message: given.trim() ? 'phone' : 'required' });
  }
  return number ?? z.NEVER;
});

export const orderDraft = z.object({
  channel: z.enum(channels),
  phone,
  customerName: text(200),
  unitNumber: optionalText(40),
  /** House number, lane and road. */
  addressTh: text(300),
  address: placeAddress,
  serviceId: reference('home-service'),
  quantity: z.coerce.number<number | string>().int().min(1).max(100),
  wantedOn: optionalTypedDay,
  wantedTime: optionalTime,
  paymentType: z.enum(paymentTypes),
  note: optionalText(1000),
});

const customer = {
  phone: z.string(),
  customerName: z.string(),
  unitNumber: z.string(),
  addressTh: z.string(),
  address: z.object({
    province: z.string(),
    district: z.string(),
    subDistrict: z.string(),
    postcode: z.string(),
  }),
};

export const order = z.object({
  ...recordFields,
  /** Counts the property's. */
  number: z.number().int(),
  propertyId: id,
  propertyTh: z.string(),
  channel: z.enum(channels),
  ...customer,
  serviceId: id,
  /** As it was called, and its price in satang, when it was ordered. */
  serviceTh: z.string(),
  priceSatang: z.number().int(),
  quantity: z.number().int(),
  totalSatang: z
    .number()
    .int()
    .max(mostPrice * 100),
  wantedOn: z.string().nullable(),
  wantedTime: z.string(),
  paymentType: z.enum(paymentTypes),
  paymentStatus: z.enum(paymentStatuses),
  note: z.string(),
  status: z.enum(orderStatuses),
  vendorId: id.nullable(),
  /** Empty while it is nobody's. */
  vendorName: z.string(),
  cancelledFrom: z.enum(orderStatuses).nullable(),
  refundSatang: z.number().int(),
  doneAt: instant.nullable(),
  createdAt: instant,
});
export type Order = z.output<typeof order>;

const capital = 'กรุงเทพมหานคร';

/** Where it is wanted, in one line, as it is written on a letter. */
export function wholeAddress({ addressTh, address }: Pick<Order, 'addressTh' | 'address'>) {
  const { subDistrict, district, province, postcode } = address;
  const [small, large] = province === capital ? ['แขวง', 'เขต'] : ['ต.', 'อ.'];
  return [addressTh, small + subDistrict, large + district, province, postcode].join(' ');
}

const event = z.object({
  id,
  /** Null for the order's arrival. */
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  reason: z.string(),
  vendorName: z.string(),
  at: instant,
  by: z.string(),
});

/** An order with its way through the states, the oldest first. */
export const orderDetail = order.extend({
  events: z.array(event),
  /** What the resident said of it. */
  review: z
    .object({ stars: z.number().int(), comment: z.string(), hidden: z.boolean() })
    .nullable(),
  /** The statement of commission that it is in. */
  settlementNumber: z.string().nullable(),
});
export type OrderDetail = z.output<typeof orderDetail>;

export const orderFilter = pageQuery(20).extend({
  sort: limited(40)
    .regex(/^-?[a-zA-Z]+$/)
    .default('-createdAt'),
  status: z.enum(orderStatuses).optional(),
  /** Waits for somebody to do something. */
  open: flag.optional(),
  channel: z.enum(channels).optional(),
  paymentStatus: z.enum(paymentStatuses).optional(),
  serviceId: id.optional(),
  vendorId: id.optional(),
  /** Of the main admin alone; a property sees its own. */
  propertyId: id.optional(),
  /** Done in this month. */
  doneIn: month.optional(),
  created: daySpan.optional(),
  done: daySpan.optional(),
  cancelled: daySpan.optional(),
});

const service = 'admin-order';
const params = z.object({ id });
const version = z.number().int();

const list = endpoint({
  service,
  method: 'GET',
  path: '/orders/page',
  call: z.object({ query: orderFilter }),
  reply: pageOf(order),
  needs: 'orders:view',
});

export const masterGroups = ['channel', 'payment-type', 'phone', 'service', 'payment'] as const;

/** What residents order, and what becomes of it. */
export const orderEndpoints = {
  list,
  download: downloadEndpoint(list, '/orders/download'),
  get: endpoint({
    service,
    method: 'GET',
    path: '/orders/:id',
    call: z.object({ params }),
    reply: orderDetail,
    needs: 'orders:view',
  }),
  /** A new one is told to the property's staff. */
  upsert: endpoint({
    service,
    method: 'POST',
    path: '/orders/upsert',
    call: z.object({ body: orderDraft.extend({ id: id.optional(), version: version.optional() }) }),
    reply: orderDetail,
    needs: ['orders:create', 'orders:edit'],
  }),
  /** Fails with `ORDER_STATE` where `orderMoves` do not have it, with `ORDER_REFUND` by `refundOf`. */
  status: endpoint({
    service,
    method: 'POST',
    path: '/orders/status/:id',
    call: z.object({
      params,
      body: z.object({
        version,
        status: z.enum(orderStatuses),
        /** Of one that is assigned. */
        vendorId: reference('vendor').optional(),
        reason: optionalText(500),
      }),
    }),
    reply: orderDetail,
    needs: ['orders:edit', 'orders:approve'],
  }),
  /** Notes that it is paid, or that this was a mistake. */
  payment: endpoint({
    service,
    method: 'POST',
    path: '/orders/payment/:id',
    call: z.object({ params, body: z.object({ version, paid: z.boolean() }) }),
    reply: orderDetail,
    needs: 'orders:edit',
  }),
  /** How many stand in each status, of those that the other filters find. */
  tabs: {
    ...countsEndpoint(list, '/orders/tabs', { status: z.enum(orderStatuses) }),
    call: z.object({
      query: orderFilter.omit({ page: true, limit: true, sort: true, status: true, open: true }),
    }),
  },
  /** To whom an order can be given: who does its service where it is wanted comes first. */
  vendors: endpoint({
    service,
    method: 'GET',
    path: '/orders/vendors/:id',
    call: z.object({ params }),
    reply: z.array(
      z.object({ id, name: z.string(), doesIt: z.boolean(), servesThere: z.boolean() }),
    ),
    needs: 'orders:view',
  }),
  /**
   * What an order's form chooses from: `service` the services that are offered, `phone` those who
   * ordered before whose number holds `keywords`, the others fixed words.
   */
  master: endpoint({
    service,
    method: 'GET',
    path: '/orders/master/:group',
    call: z.object({
      params: z.object({ group: z.enum(masterGroups) }),
      query: z.object({ keywords: limited(40).optional() }),
    }),
    reply: z.array(
      z.object({
        key: z.string(),
        th: z.string(),
        en: z.string(),
        cn: z.string(),
        priceSatang: z.number().int().optional(),
        per: z.string().optional(),
        customer: z.object(customer).optional(),
      }),
    ),
    needs: 'orders:view',
  }),
};
export type MasterChoice = z.output<typeof orderEndpoints.master.reply>[number];

/** What the list and its file show. */
export const orderColumns = {
  number: { kind: 'code', sort: true },
  serviceTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  vendorName: { kind: 'person', sort: true, under: 'serviceTh' },
  customerName: { kind: 'person', sort: true, under: 'serviceTh' },
  status: { kind: 'state', sort: true, meanings: orderMeanings, rank: 1, card: 'state' },
  unitNumber: { kind: 'code', sort: true, rank: 1, card: 'fact' },
  wantedOn: { kind: 'day', sort: true, rank: 1, card: 'fact' },
  wantedTime: { kind: 'text', under: 'wantedOn' },
  totalSatang: { kind: 'satang', sort: true, card: 'figure' },
  paymentStatus: { kind: 'state', meanings: paymentMeanings, rank: 3 },
  paymentType: { kind: 'choice', off: true },
  address: { kind: 'text', off: true },
  phone: { kind: 'phone', off: true },
  channel: { kind: 'choice', off: true },
  quantity: { kind: 'number', off: true },
  refundSatang: { kind: 'satang', off: true },
  doneAt: { kind: 'instant', sort: true, off: true },
  createdAt: { kind: 'instant', sort: true, off: true },
} as const satisfies ListColumns<Order>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    order: 'admin-order';
  }
}
