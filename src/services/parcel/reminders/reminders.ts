import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { refusalOf, transitions } from '@/contracts/parcel/states';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { hasFeature } from '@/services/kit/calls/feature-on';
import type { Db } from '@/services/kit/database/db';
import { type AuditLine, audit } from '@/services/kit/records/audit';
import { bangkokDay, bangkokDayRange, dayAfter } from '@/services/kit/text/bangkok-day';
import { eventOf } from '@/services/parcel/events';
import type { SettingsOf } from '@/services/parcel/settings';
import { type ParcelRow, parcelEvents, parcels } from '@/services/parcel/tables';
import { parcelLetters, parcelReminders } from './tables';

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
}

/** So many units at a time. */
const batch = 100;
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

/** The next units with parcels that nobody was reminded of on this day. */
async function nextUnits(db: NodePgDatabase, round: Round): Promise<string[]> {
  const rows = await db
    .selectDistinct({ unitId: parcels.unitId })
    .from(parcels)
    .where(notYet(round))
    .limit(batch);
  return rows.map(({ unitId }) => unitId);
}

/** The units' parcels that this call takes for the day: of several processes each gets its own. */
async function take(tx: Db, round: Round, unitIds: string[]): Promise<ParcelRow[]> {
  const due = await tx
    .select()
    .from(parcels)
    .where(and(notYet(round), inArray(parcels.unitId, unitIds)))
    .orderBy(asc(parcels.id))
    .for('update');
  if (due.length === 0) return [];
  const taken = await tx
    .insert(parcelReminders)
    .values(due.map(({ id }) => ({ parcelId: id, day: round.day })))
    .onConflictDoNothing()
    .returning({ id: parcelReminders.parcelId });
  const ids = new Set(taken.map(({ id }) => id));
  return due.filter(({ id }) => ids.has(id));
}

/** Puts into the parcels' state and history that their residents are reminded. */
async function tell(tx: Db, { request }: Round, mine: ParcelRow[], at: string) {
  const untold = mine.filter((row) => !refusalOf('tell', row));
  if (untold.length > 0) {
    const told = { userStatus: transitions.tell.to };
    const ids = untold.map(({ id }) => id);
    await tx.update(parcels).set(told).where(inArray(parcels.id, ids));
  }
  const eventFor = (parcel: ParcelRow) =>
    request
      ? eventOf(request, parcel.id, 'reminded', at)
      : { ...byTimer, id: uuidv7(), propertyId: parcel.propertyId, parcelId: parcel.id, at };
  await tx.insert(parcelEvents).values(mine.map(eventFor));
  if (!request) return;
  const changes = { userStatus: ['not_told', transitions.tell.to] };
  const line = ({ id, docCode }: ParcelRow): AuditLine => ({
    ...{ action: 'edit', entity: 'parcel', entityId: id, title: docCode, changes },
  });
  await audit(tx, request, ...untold.map(line));
}

/** One letter to each address of a unit, of all of the unit's parcels. */
function lettersFor(round: Round, mine: ParcelRow[], unitId: string, emails: readonly string[]) {
  const parcelIds = mine.filter((row) => row.unitId === unitId).map(({ id }) => id);
  const { propertyId, day } = round;
  if (parcelIds.length === 0) return [];
  return emails.map((address) => ({ id: uuidv7(), propertyId, unitId, address, parcelIds, day }));
}

/**
 * Reminds of all that the round finds; answers how many. The letters are owed from the same transaction
 * on that says so; who calls this has them sent.
 */
export async function remindIn(on: Reminding, round: Round): Promise<number> {
  let count = 0;
  for (;;) {
    const unitIds = await nextUnits(on.db, round);
    if (unitIds.length === 0) return count;
    // Asked before the transaction: the embedded database has one session, which it would hold.
    const addresses = await on.emailsOf(round.propertyId, unitIds);
    count += await on.db.transaction(async (tx) => {
      const mine = await take(tx, round, unitIds);
      if (mine.length === 0) return 0;
      const at = new Date().toISOString();
      await tell(tx, round, mine, at);
      const letters = [...addresses].flatMap(([unitId, emails]) =>
        lettersFor(round, mine, unitId, emails).map((letter) => ({ ...letter, nextAt: at })),
      );
      if (letters.length > 0) await tx.insert(parcelLetters).values(letters);
      return mine.length;
    });
  }
}

async function remindProperty(on: Reminding, propertyId: string, day: string): Promise<number> {
  if (await on.isHoliday(propertyId, day)) return 0;
  const { parcelReminderDays } = await on.settingsOf(propertyId);
  const which = waitedFor(day, parcelReminderDays);
  return remindIn(on, { propertyId, day, which });
}

/**
 * Reminds the residents of parcels that have waited longer than their property allows, each parcel
 * once a day however many processes ask; answers how many. A property without parcels' feature rests.
 */
export async function remindOfParcels(on: Reminding, now = new Date()): Promise<number> {
  const day = bangkokDay(now);
  const open = await on.db
    .select({ id: properties.id })
    .from(properties)
    .where(hasFeature('parcels'));
  let count = 0;
  for (const { id } of open) count += await remindProperty(on, id, day);
  return count;
}
