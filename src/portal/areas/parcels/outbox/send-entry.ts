import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import { parcelEndpoints, type UnitOption } from '@/contracts/parcel/endpoints';
import type { Parcel, ParcelDraft } from '@/contracts/parcel/parcel';
import { unitNamed } from '@/contracts/parcel/unit-number';
import { uploadPhoto } from '@/portal/areas/parcels/upload-photo';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { unexpected } from '@/portal/kit/calls/reading';
import { markTold } from '@/portal/kit/calls/told';
import { type Entry, outbox } from './outbox';

/** Longer than any answer takes: a call that never ends would keep all others waiting. */
const mostMs = 60_000;

/** Sent sooner, a parcel came when it is sent, by the service's clock. */
const soonMs = 60_000;

const refused = (field: string, code: string): ApiFailure =>
  new ApiFailure({
    code: 'INVALID',
    status: 400,
    message: '',
    fields: { [`parcels.0.${field}`]: { code, message: '' } },
  });

/** The unit of a number that nobody had looked up when its parcel was saved. */
async function unitOf(api: ApiClient, unit: Entry['unit'], signal: AbortSignal) {
  if (typeof unit !== 'string') return unit;
  if (!unit.trim()) throw refused('unitId', 'required');
  const query = { keywords: unit.slice(0, 100) };
  const found: UnitOption[] = await api(parcelEndpoints.units, { query }, signal);
  // Part of a number may be anybody's, even where only one unit has it.
  const named = unitNamed(found, unit);
  if (!named) throw refused('unitId', found.length > 0 ? 'vagueUnit' : 'unknownUnit');
  return named;
}

/** This device's clock is wrong: the time that it gave cannot be. */
const isOfClock = (failure: unknown) =>
  failure instanceof ApiFailure && failure.error.fields?.['parcels.0.receivedAt'] !== undefined;

const insert = async (api: ApiClient, sent: ParcelDraft, signal: AbortSignal): Promise<Parcel> => {
  const [parcel] = await api(parcelEndpoints.insert, { body: { parcels: [sent] } }, signal);
  if (!parcel) throw new ApiFailure(unexpected);
  return parcel;
};

async function receive(api: ApiClient, entry: Entry, signal: AbortSignal): Promise<Parcel> {
  const unit = await unitOf(api, entry.unit, signal);
  const recipientName = entry.draft.recipientName.trim() || unit.people[0];
  if (!recipientName) throw refused('recipientName', 'required');
  const photo = entry.photo && (await uploadPhoto(api, entry.photo, signal));
  const draft = { ...entry.draft, recipientName, unitId: unit.id, ...(photo && { photo }) };
  const send = async (came: { receivedAt?: string }) => {
    const sent = { ...draft, ...came };
    await outbox.put({ ...entry, sent });
    return insert(api, sent, signal);
  };
  const isLate = Date.now() - Date.parse(entry.typedAt) > soonMs;
  if (!isLate) return send({});
  return send({ receivedAt: entry.typedAt }).catch((failure) => {
    if (!isOfClock(failure)) throw failure;
    return send({});
  });
}

/** What was refused was not received: nothing came of it before, and it is made anew. */
const isRefused = (failure: unknown) =>
  failure instanceof ApiFailure && failure.error.code === 'INVALID';

/** As it went out before, where it did. */
async function receiveAgain(api: ApiClient, entry: Entry, signal: AbortSignal): Promise<Parcel> {
  if (!entry.sent) return receive(api, entry, signal);
  return insert(api, entry.sent, signal).catch((failure) => {
    if (!isRefused(failure)) throw failure;
    return receive(api, entry, signal);
  });
}

/** Receives a parcel with what it needs first, or answers why that did not go through. */
export async function sendEntry(
  api: ApiClient,
  entry: Entry,
): Promise<{ parcel: Parcel } | { error: ApiError }> {
  try {
    return { parcel: await receiveAgain(api, entry, AbortSignal.timeout(mostMs)) };
  } catch (failure) {
    const error = failure instanceof ApiFailure ? failure.error : unexpected;
    // The form or the list says it; what waits for a network is no failure.
    markTold(error);
    return { error };
  }
}
