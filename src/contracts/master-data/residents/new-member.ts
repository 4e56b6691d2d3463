import * as z from 'zod';
import { uploadsUpTo } from '@/contracts/content/picture';
import { countsEndpoint } from '@/contracts/kit/calls/counts-endpoint';
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
import { daySpan } from '@/contracts/kit/fields/day-span';
import { day, email, flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { optionalPhone } from '@/contracts/kit/fields/thai-phone';
import { optionalTypedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { relations } from '@/contracts/parcel/parcel';

export const memberStatuses = ['waiting', 'approved', 'deleted'] as const;

export const newMemberDraft = z.object({
  name: text(200),
  citizenId: citizenIdField,
  passport: passportField,
  phone: optionalPhone,
  email: z.union([z.literal(''), email]).default(''),
  /** As the member tells it; looked for when they are approved. */
  unitNumber: text(40),
  relation: z.enum(relations),
  /** The last day of the document that proves who they are. */
  expiresOn: optionalTypedDay,
  /** Uploads of type `member/document`. */
  photos: uploadsUpTo(3),
  note: optionalText(500),
});

const known = z.object({ id, name: z.string(), units: z.array(z.string()) });

/** One of the property's people who may be somebody that asks to be taken up. */
const likelyPerson = known.extend({ same: z.array(z.enum(['phone', 'name', 'unit'])) });
export type LikelyPerson = z.output<typeof likelyPerson>;

/** Somebody who asks to be taken up among the property's people. */
export const newMember = z.object({
  ...recordFields,
  status: z.enum(memberStatuses),
  name: z.string(),
  citizenId: hiddenCitizenId,
  passport: hiddenPassport,
  phone: z.string(),
  email: z.string(),
  unitNumber: z.string(),
  /** The property has an active unit of that number. */
  unitKnown: z.boolean(),
  relation: z.enum(relations),
  expiresOn: day.nullable(),
  expired: z.boolean(),
  photos: z.array(z.string()),
  note: z.string(),
  /** Who of the property's people has the same card. */
  knownAs: known.nullable(),
  /** Whom they were linked to. */
  customerId: id.nullable(),
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  reason: z.string(),
  createdAt: instant,
});
export type NewMember = z.output<typeof newMember>;

const service = 'master-data';
const path = '/property/new-members';
const one = z.object({ id });
const version = z.number().int();
const asRead = { service, method: 'GET', needs: 'new-members:view' } as const;

const list = endpoint({
  ...asRead,
  path,
  call: z.object({
    query: pageQuery(20).extend({
      status: z.enum(memberStatuses).optional(),
      expired: flag.optional(),
      created: daySpan.optional(),
      decided: daySpan.optional(),
    }),
  }),
  reply: pageOf(newMember),
});

/** People who ask to be taken up, from their arrival to what was decided. */
export const newMemberEndpoints = {
  list,
  get: endpoint({
    ...asRead,
    path: `${path}/:id`,
    call: z.object({ params: one }),
    reply: newMember,
  }),
  /** Who of the property's people they may be, the likeliest first; at most five. */
  likely: endpoint({
    ...asRead,
    path: `${path}/likely/:id`,
    call: z.object({ params: one }),
    reply: z.array(likelyPerson),
  }),
  /** Takes somebody's request down, for the residents' app or at the counter; the staff are told. */
  create: endpoint({
    service,
    method: 'POST',
    path,
    call: z.object({ body: newMemberDraft }),
    reply: newMember,
    needs: 'new-members:create',
  }),
  /** Fails with `STALE`, and with `MEMBER_DECIDED` where there is nothing left to correct. */
  change: endpoint({
    service,
    method: 'POST',
    path: `${path}/:id`,
    call: z.object({ params: one, body: newMemberDraft.extend({ version }) }),
    reply: newMember,
    needs: 'new-members:edit',
  }),
  /**
   * Takes a member up: links them to one of the property's people, to whoever has their card, or to a
   * new one; and into their unit.
   */
  approve: endpoint({
    service,
    method: 'POST',
    path: `${path}/approve/:id`,
    call: z.object({
      params: one,
      body: z.object({ version: version.optional(), customerId: reference('customer').nullish() }),
    }),
    reply: newMember,
    needs: 'new-members:approve',
  }),
  /** The same for many, each by itself; those that could not be are named with why. */
  approveMany: endpoint({
    service,
    method: 'POST',
    path: `${path}/approve`,
    call: z.object({ body: z.object({ ids: z.array(id).min(1).max(200) }) }),
    reply: z.object({
      approved: z.number().int(),
      left: z.array(z.object({ id, name: z.string(), code: z.string(), message: z.string() })),
    }),
    needs: 'new-members:approve',
  }),
  /** Turns a request down; it stays among the deleted ones, with why. */
  remove: endpoint({
    service,
    method: 'POST',
    path: `${path}/delete/:id`,
    call: z.object({
      params: one,
      body: z.object({ reason: text(300), version: version.optional() }),
    }),
    reply: newMember,
    needs: 'new-members:delete',
  }),
  /** All of a status, as .xlsx. */
  download: endpoint({
    ...asRead,
    path: `${path}/export/:type`,
    call: z.object({
      params: z.object({ type: z.enum(memberStatuses) }),
      query: z.object({ keywords: limited(200).optional() }).default({}),
    }),
    reply: fileReply,
    envelope: 'file',
    needs: 'new-members:export',
  }),
  /** Whether a card's number can be one, and who has it already. */
  checkCard: endpoint({
    ...asRead,
    path: `${path}/validate/card-id`,
    call: z.object({ query: z.object({ cardId: limited(40) }) }),
    reply: z.object({
      valid: z.boolean(),
      known: known.nullable(),
      /** Somebody with it is waiting. */
      waiting: z.boolean(),
    }),
    wire: { cardId: 'card_id' },
  }),
  tabs: countsEndpoint(list, `${path}/tabs`, { status: z.enum(memberStatuses) }),
};

/** What the list and its file show. */
export const newMemberColumns = {
  name: { kind: 'person', sort: true, fixed: true, card: 'title' },
  unitNumber: { kind: 'code', sort: true, rank: 1, card: 'fact' },
  relation: { kind: 'choice', card: 'fact' },
  phone: { kind: 'phone', card: 'call' },
  citizenId: { kind: 'text', rank: 3 },
  expiresOn: { kind: 'day', sort: true, rank: 3 },
  createdAt: { kind: 'instant', sort: true, rank: 1, card: 'figure' },
  decidedBy: { kind: 'person', off: true },
  reason: { kind: 'text', off: true },
} as const satisfies ListColumns<NewMember>;
