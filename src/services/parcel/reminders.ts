import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { properties } from '@/services/db/tables';
import { audit } from '@/services/kit/audit';
import { bangkokDay, bangkokDayRange, dayAfter } from '@/services/kit/bangkok-day';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Post } from '@/services/kit/mail';
import { eventOf } from './events';
import { reminderLetter } from './reminder-letter';
import type { SettingsOf } from './settings';
import type { ParcelRow } from './tables';
import { parcelEvents, parcelReminders, parcels } from './tables';

/** What reminding needs to know beside the parcels. */
export interface Reminding {
  db: NodePgDatabase;
  settingsOf: SettingsOf;
  /** Whether the office rests on a Bangkok day: nobody is reminded then. */
  isHoliday: (propertyId: string, day: string) => Promise<boolean>;
  /** Where the units' people get letters, by unit; one where that is not known is left out. */
  emailsOf: (
    propertyId: string,
    unitIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  post: Pick<Post, 'later'>;
}

const batch = 200;
const byTimer = { action: 'reminded' as const, by: 'ระบบ', detail: '', note: '' };

/** Which of a property's parcels are reminded of on a day. */
export interface Round {
  propertyId: string;
  /** Bangkok day. */
  day: string;
  which: SQL | undefined;
  /** Who asked for it; left out where the timer did. */
  request?: ServiceRequest;
}

/** Came so many days before the day, or earlier. */
export function waitedFor(day: string, days: number): SQL {
  const [, upTo = ''] = bangkokDayRange(dayAfter(day, -days));
  return lt(parcels.receivedAt, upTo);
}

/** Waits, and nobody was reminded of it on this day. */
export const notYet = ({ propertyId, day, which }: Round) =>
  and(
    eq(parcels.propertyId, propertyId),
    eq(parcels.status, 'waiting'),
    which,
    sql`not exists (select from ${parcelReminders} where parcel_id = ${parcels.id} and day = ${day})`,
  );

/**
 * Takes the next parcels that nobody was reminded of on this day, whichever process asks first, and
 * puts that into their history.
 */
const claim = (db: NodePgDatabase, round: Round) =>
  db.transaction(async (tx): Promise<ParcelRow[]> => {
    const { day, request } = round;
    const due = await tx
      .select()
      .from(parcels)
      .where(notYet(round))
      .orderBy(asc(parcels.id))
      .limit(batch)
      .for('update');
    if (due.length === 0) return [];
    const claimed = await tx
      .insert(parcelReminders)
      .values(due.map(({ id }) => ({ parcelId: id, day })))
      .onConflictDoNothing()
      .returning({ id: parcelReminders.parcelId });
    const ids = new Set(claimed.map(({ id }) => id));
    const mine = due.filter(({ id }) => ids.has(id));
    const untold = mine.filter(({ userStatus }) => userStatus === 'not_told').map(({ id }) => id);
    if (untold.length > 0) {
      await tx.update(parcels).set({ userStatus: 'told' }).where(inArray(parcels.id, untold));
    }
    if (mine.length > 0) {
      const at = new Date().toISOString();
      const eventFor = (parcel: ParcelRow) =>
        request
          ? eventOf(request, parcel.id, 'reminded', at)
          : { ...byTimer, id: uuidv7(), propertyId: parcel.propertyId, parcelId: parcel.id, at };
      await tx.insert(parcelEvents).values(mine.map(eventFor));
    }
    if (request && untold.length > 0) {
      const changes = { userStatus: ['not_told', 'told'] };
      const told = untold.map((id) => ({
        action: 'edit',
        entity: 'parcel',
        entityId: id,
        changes,
      }));
      await audit(tx, request, ...told);
    }
    return mine;
  });

/** Writes to the people of the parcels' units: of all that waits for a unit one letter to each. */
async function write({ db, emailsOf, post }: Reminding, propertyId: string, rows: ParcelRow[]) {
  const addresses = await emailsOf(propertyId, [...new Set(rows.map(({ unitId }) => unitId))]);
  const [property] = await db.select().from(properties).where(eq(properties.id, propertyId));
  for (const [unitId, emails] of addresses) {
    const theirs = rows.filter((row) => row.unitId === unitId);
    for (const to of emails) {
      post.later(async () => reminderLetter(to, property?.nameTh ?? '', theirs));
    }
  }
}

/** Reminds of all that the round finds; answers how many. */
export async function remindIn(on: Reminding, round: Round): Promise<number> {
  const reminded: ParcelRow[] = [];
  for (;;) {
    const next = await claim(on.db, round);
    if (next.length === 0) break;
    reminded.push(...next);
  }
  await write(on, round.propertyId, reminded);
  return reminded.length;
}

async function remindProperty(on: Reminding, propertyId: string, day: string): Promise<number> {
  if (await on.isHoliday(propertyId, day)) return 0;
  const { parcelReminderDays } = await on.settingsOf(propertyId);
  const which = waitedFor(day, parcelReminderDays);
  return remindIn(on, { propertyId, day, which });
}

/**
 * Reminds the residents of parcels that have waited longer than their property allows, each parcel
 * once a day however many processes ask; answers how many.
 */
export async function remindOfParcels(on: Reminding, now = new Date()): Promise<number> {
  const day = bangkokDay(now);
  const open = await on.db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.active, true));
  let count = 0;
  for (const { id } of open) count += await remindProperty(on, id, day);
  return count;
}
