import type { ApiError } from '@/contracts/kit/errors';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { lookUpUnits } from '@/portal/areas/parcels/readers';
import { isApiError, unexpected } from '@/portal/kit/reading';
import type { AppDispatch } from '@/portal/kit/store';
import { insertParcels, uploadImage } from './calls';
import type { Entry } from './outbox';

/** A unit's number as it is compared: however it was spaced, cased or hyphenated. */
export const bareNumber = (unit: string) => unit.toLowerCase().replace(/[\s-]/g, '');

const refused = (field: string, code: string): ApiError => ({
  code: 'INVALID',
  status: 400,
  message: '',
  fields: { [`parcels.0.${field}`]: { code, message: '' } },
});

/** The unit of a number that was typed while it could not be looked up. */
async function unitOf(dispatch: AppDispatch, unit: UnitOption | string): Promise<UnitOption> {
  if (typeof unit !== 'string') return unit;
  const found = await dispatch(lookUpUnits({ query: { keywords: unit } })).unwrap();
  const named = found.filter(({ number }) => bareNumber(number) === bareNumber(unit));
  const [only, another] = named.length > 0 ? named : found;
  if (!only || another) throw refused('unitId', 'unknownUnit');
  return only;
}

/** Receives a parcel with what it needs first; rejects with an `ApiError`. */
export async function sendEntry(dispatch: AppDispatch, entry: Entry): Promise<Parcel> {
  try {
    const unit = await unitOf(dispatch, entry.unit);
    const recipientName = entry.draft.recipientName.trim() || unit.people[0];
    if (!recipientName) throw refused('recipientName', 'required');
    const photo = entry.photo && (await uploadImage(dispatch, entry.photo));
    const draft = { ...entry.draft, recipientName, unitId: unit.id, ...(photo && { photo }) };
    const [parcel] = await dispatch(insertParcels({ body: { parcels: [draft] } })).unwrap();
    if (!parcel) throw unexpected;
    return parcel;
  } catch (failure) {
    throw isApiError(failure) ? failure : unexpected;
  }
}
