import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const handOverSeveral = apiThunk(
  'parcels/handOverSeveral',
  parcelChangeEndpoints.handOverSeveral,
);
export const undoHandOvers = apiThunk('parcels/undoHandOvers', parcelChangeEndpoints.changeMany);

export const makePickUpCode = apiThunk('parcels/makePickUpCode', pickUpEndpoints.make);
export const readPickUpCode = apiThunk('parcels/readPickUpCode', pickUpEndpoints.read);
export const handOverByCode = apiThunk('parcels/handOverByCode', pickUpEndpoints.handOver);

/** The list of parcels once more, beside the list's own screen. */
export const bookings = createReader('parcels/bookings', parcelEndpoints.list);
