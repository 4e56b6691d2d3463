import { randomUUID } from 'node:crypto';
import { draftFor } from '@tests/services/parcel/drafts';
import type { Attempt, Theirs } from './attempt';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
const name = 'ผู้บุกรุก';
const cancelled = { status: 'cancelled', bookingStatus: 'cancelled', cancelBy: 'office' };
const given = { status: 'handed_over', name };

const change =
  (body: object = {}) =>
  ({ parcel: id }: Theirs): Attempt[] => [{ body: { id, ...body }, ends: 'NOT_FOUND' }];

const filtered =
  (part: 'query' | 'body', rest: object = {}) =>
  (theirs: Theirs): Attempt[] => [
    { [part]: { propertyId: theirs.property, ...rest }, ends: 'FORBIDDEN' },
    { [part]: { docCode: theirs.docCode, ...rest }, ends: 'nothing' },
    { [part]: { dropId: theirs.drop, ...rest }, ends: 'nothing' },
  ];

/** The parcel service's part of the table. */
export const parcelAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  'GET /parcel/api/v1/parcels/parcelsListTab': ({ property: propertyId, docCode }) => [
    { query: { propertyId }, ends: 'FORBIDDEN' },
    { query: { docCode }, ends: 'nothing' },
    { query: { keywords: docCode }, ends: 'nothing' },
  ],
  'GET /parcel/api/v1/parcels/parcelsDetail': ({ parcel: id }) => [
    { query: { id }, ends: 'NOT_FOUND' },
  ],
  'GET /parcel/api/v1/parcels/masterUserInUnit': ({ unit: unitId }) => [
    { query: { unitId }, ends: 'nothing' },
  ],
  'POST /parcel/api/v1/parcels/insertParcels': ({ unit, parcel, own }) => [
    { body: { parcels: [draftFor(unit)] }, ends: 'INVALID' },
    { body: { parcels: [draftFor(own.unit), draftFor(unit)] }, ends: 'INVALID' },
    { body: { parcels: [draftFor(own.unit, { id: parcel })] }, ends: 'DUPLICATE' },
  ],
  'POST /parcel/api/v1/parcels/updateAppoveStautus': ({ parcel: id }) => [
    { body: { id, status: 'handed_over', name: 'ผู้บุกรุก' }, ends: 'NOT_FOUND' },
  ],
  'GET /parcel/api/v1/parcels/getReportLabel': ({ docCode }) => [
    { query: { codes: docCode }, ends: 'NOT_FOUND' },
  ],
  'GET /parcel/api/v1/parcels/getParcelsCloneDetail': ({ parcel: id }) => [
    { query: { id }, ends: 'NOT_FOUND' },
  ],
  'POST /parcel/api/v1/parcels/handOverParcels': ({ parcel: id }) => [
    { body: { ids: [id], name }, ends: 'nothing' },
  ],
  'POST /parcel/api/v1/parcels/changeParcels': ({ parcel }) => [
    { body: { change: 'tell', ids: [parcel] }, ends: 'nothing' },
  ],
  'POST /parcel/api/v1/parcels/undoHandOver': change(),
  'POST /parcel/api/v1/parcels/updateCancel': ({ parcel: id }) => [
    { body: { ...cancelled, id, type: 'parcel', reasonShort: 'ซ้ำ' }, ends: 'NOT_FOUND' },
    { body: { ...cancelled, id, type: 'booking', reasonShort: 'ซ้ำ' }, ends: 'NOT_FOUND' },
  ],
  'POST /parcel/api/v1/parcels/returnToCarrier': change({ name, reason: 'ส่งผิด' }),
  'POST /parcel/api/v1/parcels/reportProblem': change({ problem: 'damaged' }),
  'POST /parcel/api/v1/parcels/updateCancelProblemStautus': change(),
  'POST /parcel/api/v1/parcels/readdressParcel': ({ parcel: id, unit: unitId, own }) => [
    { body: { id, unitId: own.unit, recipientName: name }, ends: 'NOT_FOUND' },
    { body: { id, unitId, recipientName: name }, ends: 'INVALID' },
  ],
  'POST /parcel/api/v1/parcels/updateUserstatus': change({ status: 'told' }),
  'POST /parcel/api/v1/parcels/bookParcel': change({ date: today(), slot: '1' }),
  'POST /parcel/api/v1/parcels/prepareBooking': change(),
  'POST /parcel/api/v1/parcels/pickUpCode': ({ parcel, unit }) => [
    { body: { parcelId: parcel }, ends: 'INVALID' },
    { body: { unitId: unit }, ends: 'INVALID' },
  ],
  'POST /parcel/api/v1/parcels/readPickUpCode': ({ pickUpCode: code }) => [
    { body: { code }, ends: 'PICKUP_OTHER_PROPERTY' },
  ],
  'POST /parcel/api/v1/parcels/updateAppoveQRStautus': ({ pickUpCode: code, parcel }) => [
    { body: { ...given, code }, ends: 'PICKUP_OTHER_PROPERTY' },
    { body: { ...given, code, only: [parcel] }, ends: 'INVALID' },
  ],
  'POST /parcel/api/v1/parcels/courierDrops/open': ({ drop: id }) => [
    { body: { id, carrier: 'flash', declared: 1 }, ends: 'DUPLICATE' },
  ],
  'GET /parcel/api/v1/parcels/courierDrops/:id': ({ drop: id }) => [
    { params: { id }, ends: 'NOT_FOUND' },
  ],
  'POST /parcel/api/v1/parcels/courierDrops/:id/close': ({ drop: id }) => [
    { params: { id }, ends: 'NOT_FOUND' },
  ],
  'POST /parcel/api/v1/parcels/labelsPrinted': ({ parcel }) => [
    { body: { ids: [parcel] }, ends: 'NOT_FOUND' },
  ],
  'POST /parcel/api/v1/parcels/remind': ({ parcel }) => [
    { body: { ids: [parcel] }, ends: 'nothing' },
  ],
  'POST /parcel/api/v1/parcels/shelves/move': ({ parcel }) => [
    { body: { ids: [parcel], shelf: 'A1' }, ends: 'nothing' },
  ],
  'POST /parcel/api/v1/parcels/shelves/audit': ({ docCode }) => [
    { body: { shelf: randomUUID().slice(0, 8), codes: [docCode] }, ends: 'unknown' },
  ],
  'GET /parcel/api/v1/parcels/getReportnotReceived': filtered('query'),
  'GET /parcel/api/v1/parcels/getReportListReceived': filtered('query', { receivedOn: today() }),
  'POST /parcel/api/v1/parcels-tracking/report/detail': filtered('body'),
  'POST /parcel/api/v1/parcels-tracking/report/information': filtered('body'),
};
