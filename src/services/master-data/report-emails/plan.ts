import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { properties } from '@/services/db/tables';
import { hasFeature } from '@/services/kit/calls/feature-on';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import type { Makers } from './makers';
import { restsOf } from './rest-days';
import { type Due, dueAfter, dueFrom, type Rests } from './schedule';
import { reportDeliveries, reportEmails } from './tables';

/** What planning needs. */
export interface Planning {
  db: NodePgDatabase;
  makers: Makers;
}

type Receiver = typeof reportEmails.$inferSelect;

const batch = 100;
/** What fell due so many days ago and was not sent is old news: a day's letter sooner than a month's. */
const lateDays = { daily: 7, weekly: 35, monthly: 62 };

const at = ({ day, at }: Due) => ({ dueOn: day, nextAt: at });

/** When a receiver's next letter is, where it was changed just now: what is due earlier today is due at once. */
export async function nextOf(tx: Db, receiver: Receiver, now: Date, isNew: boolean) {
  const today = bangkokDay(now);
  const rests = await restsOf(tx, receiver.propertyId, today);
  return at(isNew ? dueAfter(receiver, today, now, rests) : dueFrom(receiver, today, rests));
}

async function isMade(tx: Db, { makers }: Planning, receiver: Receiver): Promise<boolean> {
  const { propertyId, report } = receiver;
  const feature = makers.get(report)?.needs.split(':')[0];
  if (!feature) return false;
  if (propertyId === null) return true;
  const on = and(eq(properties.id, propertyId), hasFeature(feature as Feature));
  return (await tx.select({ id: properties.id }).from(properties).where(on)).length > 0;
}

/** The letters that are due of one receiver, and when the next one is. */
function dueOf(receiver: Receiver, now: Date, rests: Rests) {
  const { dueOn, frequency } = receiver;
  const today = bangkokDay(now);
  if (!dueOn) return { due: [], next: dueAfter(receiver, today, now, rests) };
  const oldest = dayAfter(today, -lateDays[frequency]);
  const due: Due[] = [];
  // What was a working day when it was planned may be a day off by now.
  let next = dueFrom(receiver, dueOn < oldest ? oldest : dueOn, rests);
  while (next.at <= now.toISOString()) {
    due.push(next);
    next = dueFrom(receiver, dayAfter(next.day, 1), rests);
  }
  return { due, next };
}

/** Notes what is due of one receiver; of several processes one does. */
async function planOne(on: Planning, id: string, now: Date): Promise<void> {
  await on.db.transaction(async (tx) => {
    const [receiver] = await tx
      .select()
      .from(reportEmails)
      .where(and(eq(reportEmails.id, id), dueAt(now)))
      .for('update');
    if (!receiver) return;
    const rests = await restsOf(tx, receiver.propertyId, receiver.dueOn ?? bangkokDay(now));
    const { due, next } = dueOf(receiver, now, rests);
    if (due.length > 0 && (await isMade(tx, on, receiver))) {
      const { propertyId, report } = receiver;
      const rows = due.map(({ at: dueAt, span: { from, to, before } }) => ({
        ...{ id: uuidv7(), propertyId, receiverId: id, report, from, to },
        ...{ beforeFrom: before.from, beforeTo: before.to, dueAt, nextAt: dueAt },
      }));
      await tx.insert(reportDeliveries).values(rows).onConflictDoNothing();
    }
    await tx.update(reportEmails).set(at(next)).where(eq(reportEmails.id, id));
  });
}

const dueAt = (now: Date) =>
  and(
    eq(reportEmails.active, true),
    or(isNull(reportEmails.nextAt), lte(reportEmails.nextAt, now.toISOString())),
  );

/** Notes every letter whose hour has come, each span of a receiver once, also what was missed while nobody ran. */
export async function planReports(on: Planning, now = new Date()): Promise<void> {
  for (;;) {
    const due = await on.db
      .select({ id: reportEmails.id })
      .from(reportEmails)
      .where(and(dueAt(now), inArray(reportEmails.report, [...on.makers.keys()])))
      .orderBy(asc(reportEmails.nextAt), asc(reportEmails.id))
      .limit(batch);
    if (due.length === 0) return;
    for (const { id } of due) await planOne(on, id, now);
  }
}
