import { intakeEndpoints } from '@/contracts/parcel/intake';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const carrierHabits = createReader('parcels/carrierHabits', intakeEndpoints.carrierHabits);
export const openDrops = createReader('parcels/openDrops', intakeEndpoints.drops);
export const courierSlip = createReader('parcels/courierSlip', intakeEndpoints.slip);
export const openDrop = apiThunk('parcels/openDrop', intakeEndpoints.openDrop);
export const closeDrop = apiThunk('parcels/closeDrop', intakeEndpoints.closeDrop);
