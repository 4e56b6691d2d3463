import { ApiFailure } from '@/contracts/kit/errors';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';
import { unexpected } from '@/portal/kit/reading';
import type { AppDispatch } from '@/portal/kit/store';
import { sendFile } from '@/portal/kit/upload/send-file';

export const insertParcels = apiThunk('parcels/insert', parcelEndpoints.insert);
export const handOverSeveral = apiThunk(
  'parcels/handOverSeveral',
  parcelChangeEndpoints.handOverSeveral,
);
export const undoHandOver = apiThunk('parcels/undoHandOver', parcelChangeEndpoints.undoHandOver);

export const makePickUpCode = apiThunk('parcels/makePickUpCode', pickUpEndpoints.make);
export const readPickUpCode = apiThunk('parcels/readPickUpCode', pickUpEndpoints.read);
export const handOverByCode = apiThunk('parcels/handOverByCode', pickUpEndpoints.handOver);

/** The list of parcels once more, beside the list's own screen. */
export const bookings = createReader('parcels/bookings', parcelEndpoints.list);
export const carrierHabits = createReader('parcels/carrierHabits', intakeEndpoints.carrierHabits);
export const openDrops = createReader('parcels/openDrops', intakeEndpoints.drops);
export const courierSlip = createReader('parcels/courierSlip', intakeEndpoints.slip);
export const openDrop = apiThunk('parcels/openDrop', intakeEndpoints.openDrop);
export const closeDrop = apiThunk('parcels/closeDrop', intakeEndpoints.closeDrop);

/** Sends a photo and gives the id that a parcel's call takes; rejects with the `ApiError`. */
export async function uploadImage(dispatch: AppDispatch, file: File): Promise<string> {
  const { signal } = new AbortController();
  try {
    const kept = await dispatch(sendFile({ type: 'parcel/photo', file, signal, sent: () => {} }));
    return kept.id;
  } catch (failure) {
    throw failure instanceof ApiFailure ? failure.error : unexpected;
  }
}
