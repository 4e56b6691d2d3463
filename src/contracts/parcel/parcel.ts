import * as z from 'zod';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited, typed } from '@/contracts/kit/fields/limited';
import { reference } from '@/contracts/kit/references/reference';
import { bookingSlots } from '@/contracts/parcel/booking-slots';
import {
  bookingStatuses,
  parcelActions,
  parcelStatuses,
  problemKinds,
  userStatuses,
} from '@/contracts/parcel/states';

export const parcelKinds = ['box', 'soft_bag', 'envelope', 'tube', 'food', 'other'] as const;
export type ParcelKind = (typeof parcelKinds)[number];

export const carriers = [
  'thailand_post',
  'flash',
  'kex',
  'jt',
  'spx',
  'lazada',
  'ninja_van',
  'dhl',
  'other',
] as const;
export type Carrier = (typeof carriers)[number];

/** What a person is to the unit that they live in. */
export const relations = ['owner', 'tenant', 'resident'] as const;

/** What whoever takes a parcel is to its recipient. */
export const receiverRelations = [
  ...relations,
  'family',
  'housekeeper',
  'messenger',
  'other',
] as const;
export type ReceiverRelation = (typeof receiverRelations)[number];

/** A tracking number: Latin capitals, digits and hyphens, or empty. */
export const trackingCode = typed(64)
  .default('')
  .transform((code) => code.trim().toUpperCase())
  .pipe(
    z
      .string()
      .max(64)
      .refine((code) => /^[0-9A-Z-]*$/.test(code), 'trackingLetters'),
  );

/** A place on the shelves as the office calls it, in capitals: `A3`. */
export const shelfPlace = optionalText(20).transform((place) => place.toUpperCase());

/** The id of an upload of type `parcel/photo`. */
export const photoId = reference('upload');

export const parcel = z.object({
  id,
  /** The property's own running number, as printed on the label: `RMS2611200001`. */
  docCode: z.string(),
  /** The carrier's tracking number; empty when the parcel bears none. */
  parcelCode: z.string(),
  carrier: z.enum(carriers),
  kind: z.enum(parcelKinds),
  status: z.enum(parcelStatuses),
  bookingStatus: z.enum(bookingStatuses),
  userStatus: z.enum(userStatuses),
  unitId: id,
  unitNumber: z.string(),
  recipientName: z.string(),
  note: z.string(),
  /** Where it lies; empty when nobody has said. */
  shelf: z.string(),
  photo: z.string().nullable(),
  /** The courier's drop that it came with. */
  dropId: id.nullable(),
  receivedAt: instant,
  receivedBy: z.string(),
  /** Bangkok day and slot of the booking that stands. */
  bookingDate: day.nullable(),
  bookingSlot: z.enum(bookingSlots).nullable(),
  /** The hours of that slot when it was booked, `09.00-12.00`. */
  bookingHours: z.string().nullable(),
  /** What is wrong with it, while something is. */
  problem: z.enum(problemKinds).nullable(),
  /** Why it was returned, cancelled or is a problem; may be empty. */
  reason: z.string(),
  /** Set while it is handed over. */
  handedOverAt: instant.nullable(),
  handedOverTo: z.string().nullable(),
  handedOverBy: z.string().nullable(),
});
export type Parcel = z.output<typeof parcel>;

export const parcelEvent = z.object({
  id,
  at: instant,
  action: z.enum(parcelActions),
  by: z.string(),
  /** The receiver's name for a hand-over, the reason for a cancel, the place for a shelf. */
  detail: z.string(),
  /** What staff noted at the time; may be empty. */
  note: z.string(),
  relation: z.enum(receiverRelations).nullable(),
  /** A PNG as a data address, or the path of an SVG. */
  signature: z.string().nullable(),
  photo: z.string().nullable(),
  /** The network address and the browser that it was done from; empty for what a timer did. */
  ip: z.string(),
  device: z.string(),
});
export type ParcelEvent = z.output<typeof parcelEvent>;

/** A parcel with its history, oldest first. */
export const parcelDetail = parcel.extend({
  events: z.array(parcelEvent),
  /** Of the unit's person of that name; empty where there is none, or for who may not see it. */
  recipientPhone: z.string(),
});
export type ParcelDetail = z.output<typeof parcelDetail>;

export const parcelDraft = z.object({
  /** Made by the browser, and the parcel's own. */
  id: tryId,
  unitId: reference('unit'),
  recipientName: text(200),
  parcelCode: trackingCode,
  carrier: z.enum(carriers),
  kind: z.enum(parcelKinds).default('box'),
  note: optionalText(500),
  shelf: shelfPlace,
  photo: photoId.nullable().default(null),
  /** The open drop that it is scanned against. */
  dropId: reference('courier-drop').nullable().default(null),
  /** When it came, if that was earlier: at most 30 days ago. */
  receivedAt: instant.optional(),
  /** Why a second parcel of the same number and unit is meant; without it one is refused. */
  allowDuplicate: optionalText(200),
});
export type ParcelDraft = z.input<typeof parcelDraft>;

export const parcelFilter = pageQuery(10, 500).extend({
  status: z.enum(parcelStatuses).optional(),
  bookingStatus: z.enum(bookingStatuses).optional(),
  userStatus: z.enum(userStatuses).optional(),
  kind: z.enum(parcelKinds).optional(),
  /** The whole number if there is such a unit, any part of one if not; so the two codes below. */
  unitNumber: limited(40).optional(),
  docCode: limited(40).optional(),
  parcelCode: limited(64).optional(),
  /** Bangkok day. */
  receivedOn: day.optional(),
  /** The first and the last Bangkok day of arrival. */
  receivedFrom: day.optional(),
  receivedTo: day.optional(),
  /** What was cancelled: the parcel or its booking. */
  cancelled: z.enum(['parcel', 'booking']).optional(),
  bookingDate: day.optional(),
  bookingSlot: z.enum(bookingSlots).optional(),
  problem: z.enum(problemKinds).optional(),
  shelf: limited(20).optional(),
  dropId: id.optional(),
  /** Waiting for longer than the property lets parcels wait. */
  overdue: flag.optional(),
  propertyId: id.optional(),
});
export type ParcelFilter = z.output<typeof parcelFilter>;

/**
 * The columns that a list of parcels can be sorted by: `age` is the longest wait first, `shelf` has only
 * what lies in the office, place after place.
 */
export const parcelSorts = [
  'receivedAt',
  'docCode',
  'unitNumber',
  'age',
  'bookingDate',
  'shelf',
] as const;

export const parcelLabel = parcel
  .pick({ id: true, docCode: true, parcelCode: true, carrier: true, kind: true })
  .extend({
    unitNumber: z.string(),
    recipientName: z.string(),
    receivedAt: instant,
    propertyNameTh: z.string(),
    /** How often it was printed before. */
    printed: z.number().int(),
  });
export type ParcelLabel = z.output<typeof parcelLabel>;

/** What another parcel like this one would be received as, but for its numbers. */
export const parcelClone = parcel.pick({
  unitId: true,
  unitNumber: true,
  recipientName: true,
  carrier: true,
  kind: true,
  shelf: true,
});

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    parcel: 'parcel';
    'courier-drop': 'parcel';
  }
}
