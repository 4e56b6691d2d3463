import texts from '@locales/th/parcels.json';
import { problemKinds } from '@/contracts/parcel/states';
import type { XlsxColumn } from '@/services/kit/files/xlsx';
import { daysSince } from '@/services/kit/text/bangkok-day';
import type { EventRow } from '@/services/parcel/events';
import type { ParcelRow } from '@/services/parcel/tables';
import type { Left, Line } from './report-rows';

/** What every report says of a parcel. */
export const aboutParcel: XlsxColumn<ParcelRow>[] = [
  { title: texts.code, width: 18, value: (row) => row.docCode },
  { title: texts.unit, width: 14, value: (row) => row.unitNumber },
  { title: texts.recipient, width: 26, value: (row) => row.recipientName },
  { title: texts.carrier, width: 18, value: (row) => texts.carriers[row.carrier] },
  { title: texts.tracking, width: 22, value: (row) => row.parcelCode },
  { title: texts.kind, width: 14, value: (row) => texts.kinds[row.kind] },
  { title: texts.status, width: 14, value: (row) => texts.statuses[row.status] },
  {
    title: texts.detail.problem,
    width: 14,
    value: ({ problem }) => problem && texts.problems[problem],
  },
  { title: texts.report.shelf, width: 10, value: (row) => row.shelf },
  { title: texts.receivedAt, width: 18, kind: 'instant', value: (row) => row.receivedAt },
  { title: texts.detail.receivedBy, width: 22, value: (row) => row.receivedBy },
  {
    title: texts.filters.userStatus,
    width: 14,
    value: (row) => texts.userStatuses[row.userStatus],
  },
  {
    title: texts.booking.status,
    width: 14,
    value: (row) => texts.bookingStatuses[row.bookingStatus],
  },
  { title: texts.filters.bookingDate, width: 14, kind: 'day', value: (row) => row.bookingDate },
  {
    title: texts.filters.bookingSlot,
    width: 14,
    value: (row) => row.bookingHours,
  },
];

/** How it left: taken, or returned or cancelled, by the event that says so. */
export const aboutLeaving: XlsxColumn<Left>[] = [
  {
    title: texts.detail.handedOverAt,
    width: 18,
    kind: 'instant',
    value: (row) => row.handedOverAt,
  },
  { title: texts.detail.handedOverTo, width: 24, value: (row) => row.handedOverTo },
  { title: texts.detail.handedOverBy, width: 22, value: (row) => row.handedOverBy },
  {
    title: texts.report.endedAt,
    width: 18,
    kind: 'instant',
    value: ({ ended }) => ended?.at ?? null,
  },
  {
    title: texts.report.returnedTo,
    width: 22,
    value: ({ ended }) => (ended?.action === 'returned' ? ended.detail : null),
  },
  { title: texts.report.endedBy, width: 22, value: ({ ended }) => ended?.by ?? null },
  { title: texts.report.reason, width: 26, value: (row) => row.reason },
  { title: texts.note, width: 30, value: (row) => row.note },
];

/** How long it has waited, in days of the calendar, as the screens say it. */
export const aboutWaiting = (now: Date): XlsxColumn<ParcelRow>[] => [
  {
    title: texts.report.days,
    width: 10,
    value: (row) => daysSince(new Date(row.receivedAt), now),
  },
  { title: texts.note, width: 30, value: (row) => row.note },
];

/** What happened, without to whom or where: that has a column of its own. */
const actionName = (action: EventRow['action']) =>
  texts.detail.events[action].replace(/(ให้)?\s*\{\{detail\}\}/, '');

function detailOf({ action, detail }: EventRow): string {
  const problem = action === 'problem' && problemKinds.find((kind) => kind === detail);
  return problem ? texts.problems[problem] : detail;
}

/** A line for each thing that happened. */
export const aboutEvents: XlsxColumn<Line>[] = [
  { title: texts.code, width: 18, value: ({ parcel }) => parcel.docCode },
  { title: texts.tracking, width: 22, value: ({ parcel }) => parcel.parcelCode },
  { title: texts.unit, width: 14, value: ({ parcel }) => parcel.unitNumber },
  { title: texts.recipient, width: 26, value: ({ parcel }) => parcel.recipientName },
  { title: texts.report.at, width: 18, kind: 'instant', value: ({ event }) => event.at },
  { title: texts.report.action, width: 22, value: ({ event }) => actionName(event.action) },
  { title: texts.report.detail, width: 26, value: ({ event }) => detailOf(event) },
  {
    title: texts.counter.relation,
    width: 20,
    value: ({ event: { relation } }) => relation && texts.counter.relations[relation],
  },
  { title: texts.report.by, width: 22, value: ({ event }) => event.by },
  { title: texts.note, width: 30, value: ({ event }) => event.note },
  { title: texts.report.ip, width: 18, value: ({ event }) => event.ip },
];
