import { eq, sql } from 'drizzle-orm';
import type { Parcel } from '@/contracts/parcel/parcel';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { type AuditLine, auditEach } from '@/services/kit/records/audit';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { eventOf } from '@/services/parcel/events';
import { parcelEvents, parcelNumbers, parcels } from '@/services/parcel/tables';
import { rememberCarriers } from './carrier-habits';
import { requireOpenDrops } from './courier-drops';
import { type Placed, refuseDuplicates } from './draft-checks';
import { claimPhotos } from './photos';

/** A parcel that a call brings. */
export type Arrival = Placed & { request: ServiceRequest };

/** Takes the day's next numbers and answers the one before them; others wait until the commit. */
async function takeNumbers(tx: Db, propertyId: string, day: string, count: number) {
  const [number] = await tx
    .insert(parcelNumbers)
    .values({ propertyId, day, last: count })
    .onConflictDoUpdate({
      target: [parcelNumbers.propertyId, parcelNumbers.day],
      set: { last: sql`${parcelNumbers.last} + excluded.last` },
    })
    .returning({ last: parcelNumbers.last });
  if (!number) throw new Problem('FAILED');
  return number.last - count;
}

async function propertyCode(db: Db, propertyId: string): Promise<string> {
  const [property] = await db
    .select({ code: properties.code })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!property) throw new Problem('NOT_FOUND');
  return property.code;
}

/** A draft as the parcel that waits from now on. */
const arrived = (
  { allowDuplicate: _, place: __, request, receivedAt, ...draft }: Arrival,
  unitNumber: string,
  docCode: string,
  now: string,
): Parcel => ({
  ...draft,
  docCode,
  unitNumber,
  receivedBy: request.caller.fullname,
  receivedAt: receivedAt ?? now,
  status: 'waiting',
  bookingStatus: 'none',
  userStatus: 'not_told',
  reason: '',
  ...{ bookingDate: null, bookingSlot: null, bookingHours: null, problem: null },
  ...{ handedOverAt: null, handedOverTo: null, handedOverBy: null },
});

const created = (parcel: Parcel): AuditLine => {
  const { id, docCode, parcelCode, unitNumber, recipientName } = parcel;
  return {
    ...{ action: 'create', entity: 'parcel', entityId: id, title: docCode },
    changes: {
      docCode: [null, docCode],
      parcelCode: [null, parcelCode],
      unitNumber: [null, unitNumber],
      recipientName: [null, recipientName],
    },
  };
};

/**
 * Stores new parcels under the day's next numbers, in the caller's transaction; throws `DUPLICATE` for
 * an id that is taken. The numbers are taken last and all that needs them goes out at once: whoever
 * receives at the same moment waits for two answers of the database, the second one being the commit's.
 */
export async function storeParcels(
  tx: Db,
  propertyId: string,
  arrivals: readonly Arrival[],
  unitNumbers: ReadonlyMap<string, string>,
): Promise<Parcel[]> {
  // Each has asked all that it asks before any of them can fail: nothing of theirs comes after a rollback.
  const [code] = await Promise.all([
    propertyCode(tx, propertyId),
    refuseDuplicates(tx, propertyId, arrivals),
    requireOpenDrops(tx, propertyId, arrivals),
  ]);
  for (const { photo, place, request } of arrivals) {
    if (photo) await claimPhotos(tx, request, [photo], `${place}.photo`);
  }
  await rememberCarriers(tx, propertyId, arrivals);

  const now = new Date();
  const day = bangkokDay(now);
  const before = await takeNumbers(tx, propertyId, day, arrivals.length);
  const prefix = code + day.slice(2).replaceAll('-', '');
  const stored = arrivals.map((arrival, i) => {
    const docCode = prefix + String(before + i + 1).padStart(4, '0');
    const unitNumber = unitNumbers.get(arrival.unitId) ?? '';
    const row = arrived(arrival, unitNumber, docCode, now.toISOString());
    const { id, receivedAt, note, photo } = row;
    const told = { note, photo, detail: arrival.allowDuplicate ?? '' };
    return { row, event: eventOf(arrival.request, id, 'received', receivedAt, told) };
  });
  const rows = stored.map(({ row }) => row);
  const [inserted] = await Promise.all([
    insertAll(
      tx,
      parcels,
      rows.map((row) => ({ ...row, propertyId })),
      sql`on conflict (id) do nothing`,
    ),
    insertAll(
      tx,
      parcelEvents,
      stored.map(({ event }) => event),
    ),
    auditEach(
      tx,
      rows.map((row, i) => [(arrivals[i] as Arrival).request, created(row)]),
    ),
  ]);
  if (inserted < rows.length) throw new Problem('DUPLICATE');
  return rows;
}
