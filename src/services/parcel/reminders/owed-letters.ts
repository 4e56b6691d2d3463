import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { properties } from '@/services/db/tables';
import { isOn } from '@/services/kit/calls/feature-on';
import type { Letter, MailError, Post } from '@/services/kit/mail';
import { bangkokDay, isDaytime } from '@/services/kit/text/bangkok-day';
import { parcels } from '@/services/parcel/tables';
import { reminderLetter } from './reminder-letter';
import { parcelLetters } from './tables';

/** What sending the letters that are owed needs. */
export interface Sending {
  db: NodePgDatabase;
  post: Pick<Post, 'send' | 'portalUrl'>;
}

type Owed = typeof parcelLetters.$inferSelect;

/** The minutes from each failed try to the next one; after the last nothing is tried. */
const waits = [5, 15, 60, 240];
const batch = 100;

/** The letter as it is true now: what is not the unit's any more is left out; none without the rest. */
async function written({ db, post }: Sending, owed: Owed): Promise<Letter | null> {
  const waiting = await db
    .select()
    .from(parcels)
    .where(
      and(
        inArray(parcels.id, owed.parcelIds),
        eq(parcels.status, 'waiting'),
        eq(parcels.unitId, owed.unitId),
      ),
    )
    .orderBy(asc(parcels.receivedAt), asc(parcels.docCode));
  if (waiting.length === 0) return null;
  const [property] = await db.select().from(properties).where(eq(properties.id, owed.propertyId));
  const messageId = `<${owed.id}@${new URL(post.portalUrl).hostname}>`;
  return { ...reminderLetter(owed.address, property?.nameTh ?? '', waiting), messageId };
}

/** Whether the mail server refused this letter itself, so that it would do so again. */
const isFinal = ({ code, responseCode }: MailError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;

/** What is kept of a letter that did not go out: when it is tried again, or that it is not. */
function afterFailure(tries: number, error: MailError, now: Date) {
  const wait = waits[tries];
  const next = wait === undefined ? undefined : new Date(now.getTime() + wait * 60_000);
  const again = next && isDaytime(next) && !isFinal(error);
  return again
    ? { begunAt: null, nextAt: next.toISOString() }
    : { begunAt: null, failedAt: now.toISOString() };
}

/** Whether this process is the one to send the letter; from then on no other is. */
async function begin(db: NodePgDatabase, { id, tries }: Owed, now: Date): Promise<boolean> {
  const begun = await db
    .update(parcelLetters)
    .set({ begunAt: now.toISOString(), tries: tries + 1 })
    .where(
      and(eq(parcelLetters.id, id), eq(parcelLetters.tries, tries), isNull(parcelLetters.begunAt)),
    )
    .returning({ id: parcelLetters.id });
  return begun.length > 0;
}

/**
 * Sends one letter, unless another process is at it. That it is begun is on the disk before the mail
 * server hears of it: a process that dies in between leaves a letter that nobody sends again.
 */
async function sendOne(on: Sending, owed: Owed, now: Date): Promise<void> {
  const own = eq(parcelLetters.id, owed.id);
  let isMine = false;
  try {
    await on.post.send(async () => {
      const letter = await written(on, owed);
      isMine = await begin(on.db, owed, now);
      return isMine ? letter : null;
    });
  } catch (error) {
    if (!isMine) throw error;
    const left = afterFailure(owed.tries, error as MailError, now);
    await on.db.update(parcelLetters).set(left).where(own);
    return;
  }
  if (isMine) await on.db.delete(parcelLetters).where(own);
}

/**
 * Sends what is due of the letters that are owed, each by one process; one that fails is tried again
 * after a while. What a day still owes at its end is given up: the next day's round reminds anew.
 */
export async function sendOwedLetters(on: Sending, now = new Date()): Promise<void> {
  await on.db.delete(parcelLetters).where(lt(parcelLetters.day, bangkokDay(now)));
  for (;;) {
    const due = await on.db
      .select()
      .from(parcelLetters)
      .where(
        and(
          lte(parcelLetters.nextAt, now.toISOString()),
          isNull(parcelLetters.begunAt),
          isNull(parcelLetters.failedAt),
          isOn('parcels', parcelLetters.propertyId),
        ),
      )
      .orderBy(asc(parcelLetters.nextAt), asc(parcelLetters.id))
      .limit(batch);
    if (due.length === 0) return;
    await Promise.all(due.map((owed) => sendOne(on, owed, now)));
  }
}
