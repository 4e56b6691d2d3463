import * as z from 'zod';
import { eraseBars, heldKinds } from '@/contracts/data-care/held';
import { heldReply } from '@/contracts/data-care/held-reply';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import {
  citizenIdField,
  hiddenCitizenId,
  hiddenPassport,
  passportField,
} from '@/contracts/kit/fields/citizen-id';
import { email, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { optionalPhone } from '@/contracts/kit/fields/thai-phone';
import { reference } from '@/contracts/kit/references/reference';
import { relations } from '@/contracts/parcel/parcel';

export const customerDraft = z.object({
  name: text(200),
  citizenId: citizenIdField,
  passport: passportField,
  phone: optionalPhone,
  otherPhone: optionalPhone,
  lineId: optionalText(60),
  email: z.union([z.literal(''), email]).default(''),
  note: optionalText(500),
});

/** One person of a property, in however many of its units. */
export const customer = z.object({
  ...recordFields,
  name: z.string(),
  citizenId: hiddenCitizenId,
  passport: hiddenPassport,
  phone: z.string(),
  otherPhone: z.string(),
  lineId: z.string(),
  email: z.string(),
  note: z.string(),
  /** Numbers of the units of today. */
  units: z.array(z.string()),
  /** As what they have to do with units today. */
  roles: z.array(z.enum(relations)),
  /** Whom this one was merged into. */
  mergedInto: id.nullable(),
  erasedAt: instant.nullable(),
});
export type Customer = z.output<typeof customer>;

const customerFilter = pageQuery(20).extend({ relation: z.enum(relations).optional() });

const service = 'master-data';
const one = z.object({ id });
const written = customerDraft.extend({ id: id.optional(), version: z.number().int().optional() });
const reasoned = z.object({ params: one, body: z.object({ reason: text(200) }) });
const asRead = { service, method: 'GET', needs: 'customers:view' } as const;
const approved = { service, method: 'POST', needs: 'customers:approve' } as const;

const list = endpoint({
  ...asRead,
  path: '/manage-property-customer/list',
  call: z.object({ query: customerFilter }),
  reply: pageOf(customer),
});

/** The property's people. */
export const customerEndpoints = {
  list,
  get: endpoint({
    ...asRead,
    path: '/manage-property-customer/:id',
    call: z.object({ params: one, query: z.object({ propertyId: id.optional() }).optional() }),
    reply: customer,
    wire: { propertyId: 'property_id' },
  }),
  /** Without an id it adds a person. */
  upsert: endpoint({
    service,
    method: 'PUT',
    path: '/manage-property-customer/update',
    call: z.object({ body: written }),
    reply: customer,
    needs: ['customers:create', 'customers:edit'],
  }),
  download: downloadEndpoint(list, '/manage-property-customer/download'),
};

const short = customer.pick({ id: true, name: true, phone: true, units: true });

/** People to choose from. */
export const customerChoiceEndpoints = {
  list: endpoint({
    ...asRead,
    path: '/property/customers',
    call: z.object({ query: pageQuery(20, 100) }),
    reply: pageOf(short),
  }),
  get: endpoint({
    ...asRead,
    path: '/property/customers/:id',
    call: z.object({ params: one }),
    reply: short,
  }),
};

const pair = z.object({
  why: z.enum(['citizenId', 'passport', 'namePhone']),
  people: z.tuple([customer, customer]),
});
export type DuplicatePair = z.output<typeof pair>;

/** What is done to one person's data beyond writing it; each is in the audit log. */
export const customerCareEndpoints = {
  reveal: endpoint({
    ...approved,
    path: '/manage-property-customer/reveal/:id',
    call: reasoned,
    reply: z.object({ citizenId: z.string(), passport: z.string() }),
  }),
  holds: endpoint({
    ...{ service, method: 'GET', needs: 'customers:approve' },
    path: '/manage-property-customer/holds/:id',
    call: z.object({ params: one }),
    reply: heldReply(heldKinds, eraseBars),
  }),
  /** All that the property keeps of the person, to be given to them. */
  held: endpoint({
    ...approved,
    path: '/manage-property-customer/held/:id',
    call: z.object({ params: one }),
    reply: fileReply,
    envelope: 'file',
  }),
  /** Each kind ends as `held` of the contracts says; of somebody who is erased already it does nothing more. */
  erase: endpoint({
    ...approved,
    path: '/manage-property-customer/erase/:id',
    call: reasoned,
    reply: customer,
  }),
  duplicates: endpoint({
    ...asRead,
    path: '/manage-property-customer/duplicates',
    call: z.object({}),
    reply: z.object({ pairs: z.array(pair) }),
  }),
  merge: endpoint({
    ...approved,
    path: '/manage-property-customer/merge',
    call: z.object({
      body: z.object({
        keptId: reference('customer-record'),
        goneId: reference('customer-record'),
      }),
    }),
    reply: customer,
  }),
  /** Who was merged into a person. */
  merged: endpoint({
    ...asRead,
    path: '/manage-property-customer/merged/:id',
    call: z.object({ params: one }),
    reply: z.object({ people: z.array(z.object({ id, name: z.string(), mergedAt: instant })) }),
  }),
  /** Makes who was merged into another one a person of their own again. */
  unmerge: endpoint({
    ...approved,
    path: '/manage-property-customer/unmerge/:id',
    call: z.object({ params: one }),
    reply: customer,
  }),
};

/** What the list and its file show. */
export const customerColumns = {
  name: { kind: 'person', sort: true, fixed: true, card: 'title' },
  units: { kind: 'text', rank: 1, card: 'fact' },
  roles: { kind: 'text', card: 'fact' },
  phone: { kind: 'phone', card: 'call' },
  email: { kind: 'text', wide: true, rank: 3 },
  citizenId: { kind: 'text', off: true },
  otherPhone: { kind: 'phone', off: true },
  lineId: { kind: 'text', off: true },
  passport: { kind: 'text', off: true },
} as const satisfies ListColumns<Customer>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    customer: 'master-data';
    /** Also one who was merged into somebody else, or erased. */
    'customer-record': 'master-data';
  }
}
