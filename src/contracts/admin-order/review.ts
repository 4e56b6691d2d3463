import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { month } from '@/contracts/kit/fields/month';
import { reference } from '@/contracts/kit/references/reference';

export const mostStars = 5;

export const reviewDraft = z.object({
  orderId: reference('order'),
  stars: z.union([
    z.number().int().min(1).max(mostStars),
    z.enum(['1', '2', '3', '4', '5']).transform(Number),
  ]),
  comment: optionalText(1000),
});

export const review = z.object({
  id,
  version: z.number().int(),
  propertyId: id,
  propertyTh: z.string(),
  orderId: id,
  orderNumber: z.number().int(),
  serviceId: id,
  serviceTh: z.string(),
  vendorName: z.string(),
  customerName: z.string(),
  stars: z.number().int(),
  comment: z.string(),
  at: instant,
  /** Residents do not see it, and it counts for nothing. */
  hidden: z.boolean(),
  hiddenReason: z.string(),
  hiddenBy: z.string(),
});
export type Review = z.output<typeof review>;

export const reviewFilter = pageQuery(20).extend({
  sort: limited(40)
    .regex(/^-?[a-zA-Z]+$/)
    .default('-at'),
  serviceId: id.optional(),
  stars: z.coerce.number<number | string>().int().min(1).max(mostStars).optional(),
  hidden: flag.optional(),
  /** Given in this month. */
  month: month.optional(),
  /** Of the main admin alone; a property sees its own. */
  propertyId: id.optional(),
});

/** What the reviews of a service that are not hidden come to. */
export const serviceStars = z.object({
  serviceTh: z.string(),
  count: z.number().int(),
  /** All stars together; their mean is a matter of showing. */
  sum: z.number().int(),
  /** How many gave one star, two, and so on. */
  byStars: z.array(z.number().int()),
  /** The last twelve months, the oldest first. */
  months: z.array(z.object({ month: z.string(), count: z.number().int(), sum: z.number().int() })),
});
export type ServiceStars = z.output<typeof serviceStars>;

const service = 'admin-order';
const params = z.object({ id });
const version = z.number().int();

const list = endpoint({
  service,
  method: 'GET',
  path: '/reviews/page',
  call: z.object({ query: reviewFilter }),
  reply: pageOf(review),
  needs: 'reviews:view',
});

/** What residents say of work that was done. */
export const reviewEndpoints = {
  list,
  download: downloadEndpoint(list, '/reviews/download'),
  ofService: endpoint({
    service,
    method: 'GET',
    path: '/reviews/service/reviews/:id',
    call: z.object({ params }),
    reply: serviceStars,
    needs: 'reviews:view',
  }),
  /** The services that were reviewed, by name, with what those reviews come to that are not hidden. */
  services: endpoint({
    service,
    method: 'GET',
    path: '/reviews/services',
    call: z.object({}),
    reply: z.array(
      z.object({
        ...{ id, nameTh: z.string() },
        /** Whose it is; empty for the platform's. */
        placeTh: z.string(),
        ...{ count: z.number().int(), sum: z.number().int() },
      }),
    ),
    needs: 'reviews:view',
  }),
  /** Writes down what a resident says of an order that is done; once. */
  add: endpoint({
    service,
    method: 'POST',
    path: '/reviews/upsert',
    call: z.object({ body: reviewDraft }),
    reply: review,
    needs: 'reviews:create',
  }),
  hide: endpoint({
    service,
    method: 'POST',
    path: '/reviews/hide/:id',
    call: z.object({ params, body: z.object({ version, reason: text(200) }) }),
    reply: review,
    needs: 'reviews:edit',
  }),
  show: endpoint({
    service,
    method: 'POST',
    path: '/reviews/show/:id',
    call: z.object({ params, body: z.object({ version }) }),
    reply: review,
    needs: 'reviews:edit',
  }),
};

/** What the list and its file show. */
export const reviewColumns = {
  comment: { kind: 'text', fixed: true, card: 'title' },
  serviceTh: { kind: 'text', under: 'comment' },
  propertyTh: { kind: 'text', under: 'comment' },
  hidden: { kind: 'yesNo', under: 'comment' },
  hiddenReason: { kind: 'text', under: 'comment' },
  stars: { kind: 'number', sort: true, rank: 1, card: 'figure' },
  customerName: { kind: 'person', sort: true, card: 'fact' },
  vendorName: { kind: 'text', sort: true, rank: 3 },
  orderNumber: { kind: 'number', off: true },
  at: { kind: 'instant', sort: true },
} as const satisfies ListColumns<Review>;
