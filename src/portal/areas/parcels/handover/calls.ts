import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { apiThunk } from '@/portal/kit/api-thunk';

export const handOverSeveral = apiThunk(
  'parcels/handOverSeveral',
  parcelChangeEndpoints.handOverSeveral,
);
export const undoHandOvers = apiThunk('parcels/undoHandOvers', parcelChangeEndpoints.changeMany);

export const makePickUpCode = apiThunk('parcels/makePickUpCode', pickUpEndpoints.make);
export const readPickUpCode = apiThunk('parcels/readPickUpCode', pickUpEndpoints.read);
export const handOverByCode = apiThunk('parcels/handOverByCode', pickUpEndpoints.handOver);
