import texts from '@locales/th/parcels.json';
import type { XlsxColumn } from '@/services/kit/xlsx';
import type { EventRow } from './events';
import type { Line } from './report-rows';
import type { ParcelRow } from './tables';

/** What every report says of a parcel. */
export const aboutParcel: XlsxColumn<ParcelRow>[] = [
  { title: texts.code, width: 18, value: (row) => row.docCode },
  { title: texts.unit, width: 14, value: (row) => row.unitNumber },
  { title: texts.recipient, width: 26, value: (row) => row.recipientName },
  { title: texts.carrier, width: 18, value: (row) => texts.carriers[row.carrier] },
  { title: texts.tracking, width: 22, value: (row) => row.parcelCode },
  { title: texts.kind, width: 14, value: (row) => texts.kinds[row.kind] },
  { title: texts.status, width: 14, value: (row) => texts.statuses[row.status] },
  { title: texts.report.shelf, width: 10, value: (row) => row.shelf },
  { title: texts.receivedAt, width: 18, kind: 'instant', value: (row) => row.receivedAt },
  { title: texts.detail.receivedBy, width: 22, value: (row) => row.receivedBy },
];

/** How it left. */
export const aboutLeaving: XlsxColumn<ParcelRow>[] = [
  {
    title: texts.detail.handedOverAt,
    width: 18,
    kind: 'instant',
    value: (row) => row.handedOverAt,
  },
  { title: texts.detail.handedOverTo, width: 24, value: (row) => row.handedOverTo },
  { title: texts.detail.handedOverBy, width: 22, value: (row) => row.handedOverBy },
  { title: texts.report.reason, width: 26, value: (row) => row.reason },
  { title: texts.note, width: 30, value: (row) => row.note },
];

const dayMs = 86_400_000;
/** How long it has waited. */
export const aboutWaiting: XlsxColumn<ParcelRow>[] = [
  {
    title: texts.report.days,
    width: 10,
    value: (row) => Math.floor((Date.now() - Date.parse(row.receivedAt)) / dayMs),
  },
  { title: texts.note, width: 30, value: (row) => row.note },
];

const actionName = (action: EventRow['action']) =>
  texts.detail.events[action].replace(/:?\s*\{\{detail\}\}/, '');

/** A line for each thing that happened. */
export const aboutEvents: XlsxColumn<Line>[] = [
  { title: texts.code, width: 18, value: ({ parcel }) => parcel.docCode },
  { title: texts.tracking, width: 22, value: ({ parcel }) => parcel.parcelCode },
  { title: texts.unit, width: 14, value: ({ parcel }) => parcel.unitNumber },
  { title: texts.recipient, width: 26, value: ({ parcel }) => parcel.recipientName },
  { title: texts.report.at, width: 18, kind: 'instant', value: ({ event }) => event.at },
  { title: texts.report.action, width: 22, value: ({ event }) => actionName(event.action) },
  { title: texts.report.detail, width: 26, value: ({ event }) => event.detail },
  { title: texts.report.by, width: 22, value: ({ event }) => event.by },
  { title: texts.note, width: 30, value: ({ event }) => event.note },
  { title: texts.report.ip, width: 18, value: ({ event }) => event.ip },
];
