import { randomUUID } from 'node:crypto';
import type { Services } from '@tests/kit/services';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
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

/** Hands over all that waits for a unit. */
export async function giveAll(services: Services, token: string, unitId: string): Promise<void> {
  const query = { status: 'waiting', limit: 500 } as const;
  const { rows } = await services.get(parcelEndpoints.list, { query }, token);
  const ids = rows.filter((row) => row.unitId === unitId).map(({ id }) => id);
  const body = { ids, name: 'มาลี' };
  await services.get(parcelChangeEndpoints.handOverSeveral, { body }, token);
}

/** The kept counts, and the parcels counted one by one. */
export async function counts(services: Services) {
  const states = 'property_id, status, booking_status, kind';
  const byUser = `${states}, user_status`;
  const byDay = `${states}, (received_at AT TIME ZONE 'Asia/Bangkok')::date::text`;
  return {
    counted: [
      await services.sql(
        `SELECT ${byUser}, count(*)::integer AS n FROM parcels GROUP BY ${byUser} ORDER BY ${byUser}`,
      ),
      await services.sql(
        `SELECT ${byDay} AS day, count(*)::integer AS n FROM parcels GROUP BY ${byDay} ORDER BY ${byDay}`,
      ),
    ],
    kept: [
      await services.sql(`SELECT ${byUser}, n FROM parcel_totals WHERE n <> 0 ORDER BY ${byUser}`),
      await services.sql(`SELECT ${states}, day::text, n FROM parcel_days ORDER BY ${states}, day`),
    ],
  };
}
