import { randomUUID } from 'node:crypto';
import type { Services } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel, ParcelDraft } from '@/contracts/parcel/parcel';

/** A parcel as the counter would type it, for the first unit found unless told another. */
export const draftFor = (unitId: string, fields: Partial<ParcelDraft> = {}): ParcelDraft => ({
  id: randomUUID(),
  unitId,
  recipientName: 'มาลี ทดสอบ',
  carrier: 'flash',
  ...fields,
});

/** A unit of the property that the token's holder works in. */
export async function unitOf(services: Services, token: string, keywords = ''): Promise<string> {
  const units = await services.get(parcelEndpoints.units, { query: { keywords } }, token);
  return units[0]!.id;
}

/** Receives parcels and answers them. */
export const receive = (
  services: Services,
  token: string,
  parcels: ParcelDraft[],
): Promise<Parcel[]> => services.get(parcelEndpoints.insert, { body: { parcels } }, token);

/** The kept counts, and the parcels counted one by one. */
export async function counts(services: Services) {
  const count = 'SELECT property_id, status, count(*)::integer AS n FROM parcels GROUP BY 1, 2';
  const kept = 'SELECT property_id, status, n FROM parcel_counts WHERE n <> 0';
  return {
    counted: await services.sql(`${count} ORDER BY 1, 2`),
    kept: await services.sql(`${kept} ORDER BY 1, 2`),
  };
}
