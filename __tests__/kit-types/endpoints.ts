import { randomUUID } from 'node:crypto';
import type { vendorEndpoints } from '@/contracts/admin-order/vendor';
import type { CallOf, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { reference } from '@/contracts/kit/references/reference';
import type { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import type { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import type { parcelEndpoints } from '@/contracts/parcel/endpoints';

/** What the type checker must refuse about calls; nothing here runs. */

const id = randomUUID();

export const vendor = reference('vendor').optional();

// @ts-expect-error nobody declares such a kind of record
export const stranger = reference('weather');

export const given: CallOf<typeof parcelChangeEndpoints.handOver> = {
  body: { id, status: 'handed_over', name: 'มาลี' },
};

export const withoutName: CallOf<typeof parcelChangeEndpoints.handOver> = {
  // @ts-expect-error the receiver's name is missing
  body: { id, status: 'handed_over' },
};

export const wrongStatus: CallOf<typeof parcelChangeEndpoints.handOver> = {
  // @ts-expect-error a hand-over has one status
  body: { id, status: 'waiting', name: 'มาลี' },
};

export const unknownFilter: CallOf<typeof parcelEndpoints.list> = {
  // @ts-expect-error no such filter
  query: { unit: 'A-0101' },
};

export const receiver = (reply: ReplyOf<typeof parcelChangeEndpoints.handOver>): string | null =>
  reply.handedOverTo;

// @ts-expect-error a reply has no such field
export const leaked = (reply: ReplyOf<typeof parcelChangeEndpoints.handOver>) => reply.propertyId;

export const saved: CallOf<typeof reportEmailEndpoints.upsert> = {
  body: { name: 'ก', email: 'a@niti.example', report: 'parcels', frequency: 'daily' },
};

export const wrongDraft: CallOf<typeof reportEmailEndpoints.upsert> = {
  // @ts-expect-error no such report
  body: { name: 'ก', email: 'a@niti.example', report: 'weather', frequency: 'daily' },
};

export const incompleteDraft: CallOf<typeof reportEmailEndpoints.upsert> = {
  // @ts-expect-error the address is missing
  body: { name: 'ก', report: 'parcels', frequency: 'daily' },
};

/** What the draft gives by itself may be left out. */
export const withDefaults: CallOf<typeof vendorEndpoints.upsert> = {
  body: { name: 'ก', contactName: 'ข', phone: '191', areas: ['ตราด'] },
};

export const wrongDefault: CallOf<typeof vendorEndpoints.upsert> = {
  // @ts-expect-error a note is a text
  body: { name: 'ก', contactName: 'ข', phone: '191', areas: ['ตราด'], note: 1 },
};

export const total = (reply: ReplyOf<typeof reportEmailEndpoints.list>): number => reply.total;

// @ts-expect-error rows are a list
export const firstName = (reply: ReplyOf<typeof reportEmailEndpoints.list>) => reply.rows.name;
