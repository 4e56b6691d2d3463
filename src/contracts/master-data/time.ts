import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply, files } from '@/contracts/kit/calls/files';
import { instant } from '@/contracts/kit/fields/fields';
import { optionalTime } from '@/contracts/kit/fields/thai-time';
import { bookingSlots, slotHours } from '@/contracts/parcel/booking-slots';

/** From Monday, as a Thai office writes its week. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** When the office is open on a weekday, `08:30`; both empty where it is closed. */
const officeDay = z
  .object({ opens: optionalTime, closes: optionalTime })
  .superRefine((day, context) => {
    const say = (field: keyof typeof day, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (day.opens && !day.closes) say('closes', 'required');
    else if (day.closes && !day.opens) say('opens', 'required');
    else if (day.opens && day.closes <= day.opens) say('closes', 'closesFirst');
  });
export type OfficeDay = z.output<typeof officeDay>;

export const officeHours = z.object({
  mon: officeDay,
  tue: officeDay,
  wed: officeDay,
  thu: officeDay,
  fri: officeDay,
  sat: officeDay,
  sun: officeDay,
} satisfies Record<Weekday, typeof officeDay>);
export type OfficeHours = z.output<typeof officeHours>;

const slotTime = optionalTime.refine((time) => time !== '', 'required');

const slotDraft = slotHours
  .extend({ from: slotTime, to: slotTime })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'closesFirst' });

/** A property's week and the slots of its days; no two slots share an hour. */
export const timeDraft = z.object({
  officeHours,
  bookingSlots: z
    .array(slotDraft)
    .min(1)
    .max(bookingSlots.length)
    .superRefine((slots, context) => {
      for (const [at, { slot, from, to }] of slots.entries()) {
        const before = slots.slice(0, at);
        const say = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [at, field], message });
        if (before.some((one) => one.slot === slot)) say('slot', 'duplicate');
        if (before.some((one) => from < one.to && one.from < to)) say('from', 'sameHours');
      }
    })
    .transform((slots) => slots.toSorted((a, b) => a.from.localeCompare(b.from))),
});

/** Version 0 where nothing was saved yet and all is the default. */
export const propertyTime = z.object({
  officeHours,
  bookingSlots: z.array(slotHours),
  version: z.number().int(),
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type PropertyTime = z.output<typeof propertyTime>;

/** Megabytes of a sheet of hours, and rows in it. */
export const timeSheetMost = { megabytes: 2, rows: 40 };

const sheetError = z.object({
  field: z.enum(['name', 'from', 'to']),
  code: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A row of a sheet of hours: the day or the slot that it is about, and what is wrong with it. */
export const timeSheetLine = z.object({
  /** As the sheet counts it. */
  line: z.number().int(),
  /** Null for a slot, and where nobody knows. */
  day: z.enum(weekdays).nullable(),
  typed: z.object({ name: z.string(), from: z.string(), to: z.string() }),
  /** Where it is right: empty for a day on which the office is closed. */
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The hours that it has now; null for a slot that is new. */
  now: z.object({ from: z.string(), to: z.string() }).nullable(),
  errors: z.array(sheetError),
});
export type TimeSheetLine = z.output<typeof timeSheetLine>;

/** What a sheet would make of a property's hours. */
export const timeSheet = z.object({
  lines: z.array(timeSheetLine),
  /** The slots of now that it leaves out. */
  dropped: z.array(slotHours),
  /** To be saved with `update`; null while a row is wrong. */
  draft: z.object({ officeHours, bookingSlots: z.array(slotHours) }).nullable(),
  /** Of the hours that it was compared with. */
  version: z.number().int(),
});
export type TimeSheet = z.output<typeof timeSheet>;

const service = 'master-data';

/** When a property's office is open, and when parcels are fetched there by appointment. */
export const timeEndpoints = {
  get: endpoint({
    service,
    method: 'GET',
    path: '/time',
    call: z.object({}),
    reply: propertyTime,
    needs: 'time:view',
  }),
  /** The week and the slots as .xlsx, which can be filled in and taken back. */
  template: endpoint({
    service,
    method: 'GET',
    path: '/time/export-template',
    call: z.object({}),
    reply: fileReply,
    envelope: 'file',
    needs: 'time:view',
  }),
  /** Looks at the rows of a filled-in template; nothing is changed by it. Fails with a `SHEET_` code. */
  look: endpoint({
    service,
    method: 'POST',
    path: '/time/look',
    call: z.object({ files }),
    reply: timeSheet,
    needs: 'time:edit',
  }),
  /** Bookings that stand keep the hours that they were made for. Fails with `STALE` (`by`, `at`). */
  update: endpoint({
    service,
    method: 'POST',
    path: '/time/update',
    call: z.object({
      body: timeDraft.extend({ version: z.coerce.number<number | string>().int().min(0) }),
    }),
    reply: propertyTime,
    needs: 'time:edit',
  }),
};
