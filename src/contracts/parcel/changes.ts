import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { day, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { reference } from '@/contracts/kit/references/reference';
import { bookingSlots } from '@/contracts/parcel/booking-slots';
import { parcel, photoId, receiverRelations } from '@/contracts/parcel/parcel';
import {
  bookingStatuses,
  type ChangeName,
  changeNames,
  parcelStatuses,
  problemKinds,
  transitions,
} from '@/contracts/parcel/states';

/** A drawn signature: a PNG as a data address, or the path of an SVG; at most 12,000 characters. */
export const signature = limited(12_000).refine(
  (drawn) =>
    /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/.test(drawn) ||
    /^[Mm][MLHVCSQTAZmlhvcsqtaz0-9 ,.-]+$/.test(drawn),
  'signature',
);

/** As many parcels as one call takes. */
export const mostAtOnce = 500;
export const several = z.array(id).min(1).max(mostAtOnce);

/** Who took a parcel, and what shows it. */
export const receipt = z.object({
  name: text(200),
  relation: z.enum(receiverRelations).nullable().default(null),
  note: optionalText(500),
  signature: signature.nullable().default(null),
  photo: photoId.nullable().default(null),
});
export type Receipt = z.input<typeof receipt>;

export const handOver = receipt.extend({ id, status: z.literal('handed_over') });

/** What became of one of several parcels: it, or why not. */
export const changeResult = z.object({
  parcel: parcel.nullable(),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .nullable(),
});
export type ChangeResult = z.output<typeof changeResult>;

/** Who wanted it cancelled. */
export const cancellers = ['resident', 'office', 'carrier'] as const;

/** What changes of state may ask, by the names that `transitions` has for it. */
export const answers = z.object({
  name: text(200),
  reason: text(200),
  cancelBy: z.enum(cancellers),
  reasonShort: text(100),
  problem: z.enum(problemKinds),
  date: day,
  slot: z.enum(bookingSlots),
});
type Answers = z.output<typeof answers>;

/** What a person says to changes: what these ask, and a note. */
export type Said<N extends ChangeName = ChangeName> = Pick<
  Answers,
  (typeof transitions)[N]['asks'][number]
> & { note: string };

/** One change of many parcels, with all that it asks. */
export const changeOfMany = answers
  .partial()
  .extend({
    change: z.enum(changeNames),
    ids: several,
    note: optionalText(500),
  })
  .superRefine((said, context) => {
    for (const asked of transitions[said.change].asks) {
      if (said[asked] === undefined) {
        context.addIssue({ code: 'custom', path: [asked], message: 'required' });
      }
    }
  });

export const parcelCancel = z
  .object({
    id,
    /** The state that the parcel or its booking is put into: `cancelled`, by what `type` says. */
    status: z.enum(parcelStatuses),
    bookingStatus: z.enum(bookingStatuses),
    type: z.enum(['parcel', 'booking']),
    ...answers.pick({ cancelBy: true, reasonShort: true }).shape,
    reason: optionalText(500),
  })
  .refine(({ type, status }) => type !== 'parcel' || status === 'cancelled', {
    path: ['status'],
    message: 'invalid',
  })
  .refine(({ type, bookingStatus }) => type !== 'booking' || bookingStatus === 'cancelled', {
    path: ['bookingStatus'],
    message: 'invalid',
  });

const note = { id, note: optionalText(500) };

const change = <B extends z.ZodType>(
  path: string,
  { needs }: { needs: (typeof transitions)[keyof typeof transitions]['needs'] },
  body: B,
  wire?: Record<string, string>,
) =>
  endpoint({
    service: 'parcel',
    method: 'POST',
    path: `/parcels/${path}`,
    call: z.object({ body }),
    reply: parcel,
    needs,
    ...(wire && { wire }),
  });

/**
 * The calls that move a parcel through its states, as `transitions` allows. Of two at once the first
 * wins; the other is refused with the state's own code and `code`, `by` and `at` of who was first.
 */
export const parcelChangeEndpoints = {
  /** Refused with `PARCEL_HANDED_OVER` (also `receiver`) the second time. */
  handOver: change('updateAppoveStautus', transitions.handOver, handOver),
  /** Several to one receiver: one transaction, an answer for each, in the order given. */
  handOverSeveral: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/handOverParcels',
    call: z.object({ body: receipt.extend({ ids: several }) }),
    reply: z.array(changeResult),
    needs: transitions.handOver.needs,
  }),
  /** Many parcels at a desk: one transaction, an answer for each, in the order given. */
  changeMany: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/changeParcels',
    call: z.object({ body: changeOfMany }),
    reply: z.array(changeResult),
    needs: ['parcels:edit', 'parcels:approve'],
  }),
  /** Refused with `UNDO_TOO_LATE` after 60 seconds and `UNDO_OTHER_PERSON` to anyone else. */
  undoHandOver: change('undoHandOver', transitions.undoHandOver, z.object(note)),
  cancel: change('updateCancel', transitions.cancel, parcelCancel, {
    bookingStatus: 'booking_status',
    cancelBy: 'cancel_by',
    reasonShort: 'cancel_reason_short',
    reason: 'cancel_reason',
  }),
  /** Back to the carrier; `name` is the courier who took it. */
  giveBack: change(
    'returnToCarrier',
    transitions.giveBack,
    receipt.omit({ relation: true }).extend({ id, reason: answers.shape.reason }),
  ),
  reportProblem: change(
    'reportProblem',
    transitions.reportProblem,
    z.object({ ...note, problem: answers.shape.problem, photo: photoId.nullable().default(null) }),
  ),
  cancelProblem: change(
    'updateCancelProblemStautus',
    transitions.cancelProblem,
    z.object({ ...note, status: z.literal('waiting').default('waiting') }),
  ),
  /**
   * Whose it is after all. Where that is another unit, what the first one was told, booked or given a
   * QR for is undone.
   */
  readdress: change(
    'readdressParcel',
    transitions.readdress,
    z.object({ ...note, unitId: reference('unit'), recipientName: text(200) }),
  ),
  /** What the resident is known to know. */
  setUserStatus: change(
    'updateUserstatus',
    transitions.tell,
    z.object({ ...note, status: z.enum(['told', 'confirmed']) }),
  ),
  /** An appointment to fetch it: a Bangkok day from today to as far as the property takes bookings. */
  book: change(
    'bookParcel',
    transitions.book,
    z.object({ ...note, ...answers.pick({ date: true, slot: true }).shape }),
  ),
  /** Laid out for the appointment. */
  prepareBooking: change('prepareBooking', transitions.prepareBooking, z.object(note)),
};
