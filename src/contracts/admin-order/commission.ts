import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { id, instant, optionalText } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { percent } from '@/contracts/kit/fields/satang';
import { reference } from '@/contracts/kit/references/reference';

const service = 'admin-order';
const path = '/commissions';

export const commissionRateDraft = z.object({
  serviceId: reference('home-service'),
  basisPoints: percent,
  fromMonth: month,
  /** Holds on where there is none. */
  toMonth: month
    .or(z.literal(''))
    .nullish()
    .transform((last) => last || null),
  note: optionalText(300),
});

export const commissionRate = z.object({
  ...recordFields,
  serviceId: id,
  serviceTh: z.string(),
  basisPoints: z.number().int(),
  fromMonth: z.string(),
  toMonth: z.string().nullable(),
  note: z.string(),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
});
export type CommissionRate = z.output<typeof commissionRate>;

const { active: _, ...calls } = upsertEndpoints(service, `${path}/rates`, 'commissions', {
  entity: commissionRate,
  draft: commissionRateDraft,
  filter: pageQuery(50).extend({ serviceId: id.optional() }),
});

/** What part of a service's price is owed: a property's own rate goes before the platform's. */
export const commissionRateEndpoints = {
  ...calls,
  download: downloadEndpoint(calls.list),
  /** The services that a rate can be said for. */
  services: endpoint({
    service,
    method: 'GET',
    path: `${path}/services`,
    call: z.object({}),
    reply: z.array(z.object({ id, nameTh: z.string(), nameEn: z.string(), nameCn: z.string() })),
    needs: 'commissions:view',
  }),
};

/** Whose month it is. */
const owing = z.object({
  month,
  propertyId: reference('place'),
  vendorId: reference('vendor'),
});

const sums = {
  orders: z.number().int(),
  grossSatang: z.number().int(),
  commissionSatang: z.number().int(),
};

/** What a vendor owes a property for the orders that were done in a month. */
export const owed = z.object({
  /** The property's and the vendor's together. */
  id: z.string(),
  propertyId: id,
  propertyTh: z.string(),
  vendorId: id,
  vendorName: z.string(),
  ...sums,
  /** How many of the orders are of services without a rate: those are owed nothing for yet. */
  unrated: z.number().int(),
  settled: z.object({ number: z.string(), at: instant, by: z.string() }).nullable(),
});
export type Owed = z.output<typeof owed>;

/** One order of a month, and what is owed for it; no rate where nobody has said one. */
export const commissionLine = z.object({
  id,
  number: z.number().int(),
  doneAt: instant,
  serviceTh: z.string(),
  customerName: z.string(),
  grossSatang: z.number().int(),
  basisPoints: z.number().int().nullable(),
  commissionSatang: z.number().int(),
});
export type CommissionLine = z.output<typeof commissionLine>;

const file = <Q extends z.ZodObject>(below: string, query: Q) =>
  endpoint({
    service,
    method: 'GET',
    path: `${path}/${below}`,
    call: z.object({ query }),
    reply: fileReply,
    envelope: 'file',
    needs: 'commissions:export',
  });

const asked = z.object({ month: month.optional() });

/** What vendors owe for a month, from the orders that were done in it. */
export const commissionEndpoints = {
  owed: endpoint({
    service,
    method: 'GET',
    path,
    call: z.object({ query: asked }),
    reply: z.object({
      /** The last month that is over, where none is asked for. */
      month: z.string(),
      /** It is over, and can be settled. */
      over: z.boolean(),
      owed: z.array(owed),
    }),
    needs: 'commissions:view',
  }),
  lines: endpoint({
    service,
    method: 'GET',
    path: `${path}/lines`,
    call: z.object({ query: owing }),
    reply: z.array(commissionLine),
    needs: 'commissions:view',
  }),
  /**
   * Settles a month with a vendor, once: another try is refused with `COMMISSION_SETTLED` (`number`, `at`, `by`). Fails with `COMMISSION_MOVED` where it is another sum
   * by now, with `COMMISSION_NO_RATE` (`n`) and with `COMMISSION_MONTH_OPEN`.
   */
  settle: endpoint({
    service,
    method: 'POST',
    path: `${path}/settle`,
    call: z.object({
      body: owing.extend({
        id: tryId,
        /** As it was shown. */
        commissionSatang: z.number().int(),
      }),
    }),
    reply: owed,
    needs: 'commissions:approve',
  }),
  /** All that is owed for a month, a line for each vendor. */
  download: file('download', asked),
  /** One vendor's statement. */
  xlsx: file('statement/xlsx', owing),
  pdf: file('statement/pdf', owing),
};

/** What the list of rates shows. */
export const commissionRateColumns = {
  serviceTh: { kind: 'text', sort: true, fixed: true },
  basisPoints: { kind: 'number', sort: true },
  fromMonth: { kind: 'text', sort: true },
  toMonth: { kind: 'text' },
  note: { kind: 'text' },
  updatedAt: recordColumns.updatedAt,
} as const satisfies ListColumns<CommissionRate>;
