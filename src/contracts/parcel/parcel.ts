import * as z from 'zod';
import { day, id, instant, optionalText, text } from '@/contracts/kit/fields';
import { pageQuery } from '@/contracts/kit/page-query';

export const parcelStatuses = ['waiting', 'handed_over', 'cancelled'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

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

export const relations = ['owner', 'tenant', 'resident'] as const;

export const parcel = z.object({
  id,
  /** The property's own running number, as printed on the label: `RMS2611200001`. */
  docCode: z.string(),
  /** The carrier's tracking number; empty when the parcel bears none. */
  parcelCode: z.string(),
  carrier: z.enum(carriers),
  kind: z.enum(parcelKinds),
  status: z.enum(parcelStatuses),
  unitId: id,
  unitNumber: z.string(),
  recipientName: z.string(),
  note: z.string(),
  receivedAt: instant,
  receivedBy: z.string(),
  /** Set once it is handed over. */
  handedOverAt: instant.nullable(),
  handedOverTo: z.string().nullable(),
  handedOverBy: z.string().nullable(),
});
export type Parcel = z.output<typeof parcel>;

export const parcelEvent = z.object({
  id,
  at: instant,
  action: z.enum(['received', 'handed_over', 'cancelled']),
  by: z.string(),
  /** The receiver's name for a hand-over, the reason for a cancel. */
  detail: z.string(),
  /** What staff noted at the time; may be empty. */
  note: z.string(),
});
export type ParcelEvent = z.output<typeof parcelEvent>;

/** A parcel with its history, oldest first. */
export const parcelDetail = parcel.extend({ events: z.array(parcelEvent) });
export type ParcelDetail = z.output<typeof parcelDetail>;

export const parcelDraft = z.object({
  /** Made by the browser (UUID); the same id sent twice is one parcel. */
  id,
  unitId: id,
  recipientName: text(200),
  parcelCode: z
    .string()
    .default('')
    .transform((code) => code.trim().toUpperCase())
    .pipe(
      z
        .string()
        .max(64)
        .regex(/^[0-9A-Z-]*$/),
    ),
  carrier: z.enum(carriers),
  kind: z.enum(parcelKinds).default('box'),
  note: optionalText(500),
});
export type ParcelDraft = z.input<typeof parcelDraft>;

export const parcelFilter = pageQuery(10, 500).extend({
  status: z.enum(parcelStatuses).optional(),
  kind: z.enum(parcelKinds).optional(),
  unitNumber: z.string().max(40).optional(),
  docCode: z.string().max(40).optional(),
  parcelCode: z.string().max(64).optional(),
  /** Bangkok day. */
  receivedOn: day.optional(),
  propertyId: id.optional(),
});
export type ParcelFilter = z.output<typeof parcelFilter>;

/** The columns that a list of parcels can be sorted by. */
export const parcelSorts = ['receivedAt', 'docCode', 'unitNumber'] as const;

export const handOver = z.object({
  id,
  status: z.literal('handed_over'),
  /** Who took the parcel. */
  name: text(200),
  note: optionalText(500),
});
export type HandOver = z.input<typeof handOver>;

export const parcelLabel = parcel
  .pick({ id: true, docCode: true, parcelCode: true, carrier: true, kind: true })
  .extend({
    unitNumber: z.string(),
    recipientName: z.string(),
    receivedAt: instant,
    propertyNameTh: z.string(),
  });
export type ParcelLabel = z.output<typeof parcelLabel>;
