import * as z from 'zod';
import { parcelFilter, parcelSorts } from '@/contracts/parcel/parcel';
import { addressQuery } from '@/portal/kit/address/address-query';

const sorts = parcelSorts.flatMap((name) => [name, `-${name}` as const]);

/** What the list's address may hold; the newest first unless it says otherwise. */
const listQuery = parcelFilter
  .omit({ propertyId: true })
  .extend({ sort: z.enum(sorts).default('-receivedAt') });

export const parcelQuery = addressQuery(listQuery);
export type ParcelQuery = z.output<typeof listQuery>;
