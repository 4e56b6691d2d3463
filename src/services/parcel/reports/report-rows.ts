import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ParcelAction } from '@/contracts/parcel/states';
import type { EventRow } from '@/services/parcel/events';
import { inOrder, type Order } from '@/services/parcel/listing/order';
import { type ParcelRow, parcelEvents, parcels } from '@/services/parcel/tables';

/** A parcel and one thing that happened to it. */
export interface Line {
  parcel: ParcelRow;
  event: EventRow;
}

/** A parcel, with the event that returned or cancelled it where it was. */
export type Left = ParcelRow & { ended: EventRow | undefined };

const batch = 1000;

/** Reads the parcels a thousand at a time in an order, and holds no transaction meanwhile. */
async function* ordered(db: NodePgDatabase, where: SQL, order: Order): AsyncGenerator<ParcelRow[]> {
  const found = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(where)
    .orderBy(...inOrder(order));
  for (let at = 0; at < found.length; at += batch) {
    const ids = found.slice(at, at + batch).map(({ id }) => id);
    const rows = await db.select().from(parcels).where(inArray(parcels.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** The same, the oldest first: whatever they are many, nothing of them is kept. */
async function* batches(db: NodePgDatabase, where: SQL): AsyncGenerator<ParcelRow[]> {
  let last: ParcelRow | undefined;
  for (;;) {
    const after = last
      ? sql`(${parcels.receivedAt}, ${parcels.docCode}) > (${last.receivedAt}::timestamptz, ${last.docCode})`
      : undefined;
    const rows = await db
      .select()
      .from(parcels)
      .where(and(where, after))
      .orderBy(asc(parcels.receivedAt), asc(parcels.docCode))
      .limit(batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

/** The parcels, the oldest first. */
export async function* eachParcel(db: NodePgDatabase, where: SQL): AsyncGenerator<ParcelRow> {
  for await (const rows of batches(db, where)) yield* rows;
}

/** The events of the parcels by their ids, the oldest first. */
async function eventsOf(db: NodePgDatabase, ids: string[], actions?: ParcelAction[]) {
  const events = await db
    .select()
    .from(parcelEvents)
    .where(
      and(
        inArray(parcelEvents.parcelId, ids),
        actions ? inArray(parcelEvents.action, actions) : undefined,
      ),
    )
    .orderBy(asc(parcelEvents.at), asc(parcelEvents.id));
  const byParcel = new Map<string, EventRow[]>(ids.map((id) => [id, []]));
  for (const event of events) byParcel.get(event.parcelId)?.push(event);
  return byParcel;
}

/** The parcels, each with how it ended where nobody took it; the oldest first where no order is given. */
export async function* eachLeft(
  db: NodePgDatabase,
  where: SQL,
  order?: Order,
): AsyncGenerator<Left> {
  for await (const rows of order ? ordered(db, where, order) : batches(db, where)) {
    const ended = rows.filter(({ status }) => status === 'returned' || status === 'cancelled');
    const ids = ended.map(({ id }) => id);
    const events = ids.length > 0 ? await eventsOf(db, ids, ['returned', 'cancelled']) : undefined;
    for (const row of rows) yield { ...row, ended: events?.get(row.id)?.at(-1) };
  }
}

/** Each parcel's events after one another. */
export async function* eachEvent(db: NodePgDatabase, where: SQL): AsyncGenerator<Line> {
  for await (const rows of batches(db, where)) {
    const events = await eventsOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const parcel of rows) {
      for (const event of events.get(parcel.id) ?? []) yield { parcel, event };
    }
  }
}
