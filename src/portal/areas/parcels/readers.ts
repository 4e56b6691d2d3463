import * as z from 'zod';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelFilter, parcelSorts } from '@/contracts/parcel/parcel';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

const sorts = parcelSorts.flatMap((name) => [name, `-${name}` as const]);

/** What the list's address may hold; the newest first unless it says otherwise. */
const listQuery = parcelFilter
  .omit({ propertyId: true })
  .extend({ sort: z.enum(sorts).default('-receivedAt') });

export const parcels = {
  list: createReader('parcels/list', parcelEndpoints.list),
  parseQuery: addressQuery(listQuery),
};
export type ParcelQuery = z.output<typeof listQuery>;

/** The list once more, beside the list's own screen. */
export const bookings = createReader('parcels/bookings', parcelEndpoints.list);

export const parcelTabs = createReader('parcels/tabs', parcelEndpoints.tabs);
export const parcelDetail = createReader('parcels/detail', parcelEndpoints.detail);
export const parcelLabels = createReader('parcels/labels', parcelEndpoints.labels);

/** The same list, asked for once and kept nowhere. */
export const lookUpParcels = apiThunk('parcels/lookUp', parcelEndpoints.list);
export const lookUpUnits = apiThunk('parcels/units', parcelEndpoints.units);
export const lookUpWaitingUnits = apiThunk('parcels/waitingUnits', parcelEndpoints.waitingUnits);
export const lookUpPeople = apiThunk('parcels/people', parcelEndpoints.peopleOfUnit);
