import { propertyEndpoints } from '@/contracts/auth/properties';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { createReader } from '@/portal/kit/create-reader';

export const parcelTabs = createReader('home/parcelTabs', parcelEndpoints.tabs);
export const properties = createReader('home/properties', propertyEndpoints.list);
