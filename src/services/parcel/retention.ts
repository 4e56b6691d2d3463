import { sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { letGo } from '@/services/kit/files/uploads';
import { parcelEvents, parcels } from './tables';

/** Gone before an instant, with nothing that happened to it since. */
const goneBefore = (
  id: typeof parcels.id | typeof parcelEvents.parcelId,
  before: string,
) => sql`exists (
  select 1 from ${parcels} gone where gone.id = ${id} and gone.status not in ('waiting', 'problem')
    and not exists (select 1 from ${parcelEvents} later where later.parcel_id = gone.id and later.at >= ${before}))`;

type Pictured = { photo: string | null };

/** Lets photos go that no parcel shows any more: one may show several that were handed over together. */
export async function letPhotosGo(tx: Db, rows: readonly Pictured[]): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ photo }) => photo ?? []))];
  if (ids.length === 0) return;
  const shown = await tx.execute<{ photo: string }>(sql`
    select photo from ${parcels} where photo = any(${sql.param(ids)}::text[])
    union select photo from ${parcelEvents} where photo = any(${sql.param(ids)}::text[])`);
  const stay = new Set(shown.rows.map(({ photo }) => photo));
  await letGo(
    tx,
    ids.filter((id) => !stay.has(id)),
  );
}

/** The pictures of parcels that are gone; the parcels and their histories stay. */
async function pictures(tx: Db, before: string, most: number): Promise<number> {
  const ofEvents = await tx.execute<Pictured>(sql`
    with past as (
      select id, photo from ${parcelEvents}
      where (photo is not null or signature is not null) and at < ${before}
        and ${goneBefore(parcelEvents.parcelId, before)}
      order by at limit ${most})
    update ${parcelEvents} set photo = null, signature = null
    from past where ${parcelEvents.id} = past.id returning past.photo`);
  const ofParcels = await tx.execute<Pictured>(sql`
    with past as (
      select id, photo from ${parcels}
      where photo is not null and received_at < ${before} and ${goneBefore(parcels.id, before)}
      limit ${most - ofEvents.rows.length})
    update ${parcels} set photo = null
    from past where ${parcels.id} = past.id returning past.photo`);
  const rows = [...ofEvents.rows, ...ofParcels.rows];
  await letPhotosGo(tx, rows);
  return rows.length;
}

/** What this service keeps of parcels that are gone. */
export const parcelTakings = { parcelPictures: pictures };
