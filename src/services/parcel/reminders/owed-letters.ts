import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { properties } from '@/services/db/tables';
import { isOn } from '@/services/kit/calls/feature-on';
import { sendOwed } from '@/services/kit/mail/owed';
import type { Letter, Post } from '@/services/kit/mail/post';
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

/**
 * Sends what is due of the reminders that are owed. What a day still owes at its end is given up: the next
 * day's round reminds anew.
 */
export async function sendOwedLetters(on: Sending, now = new Date()): Promise<void> {
  const { db, post } = on;
  await db.delete(parcelLetters).where(lt(parcelLetters.day, bangkokDay(now)));
  await sendOwed(
    {
      ...{ db, post, table: parcelLetters, waits, mayTry: isDaytime },
      which: isOn('parcels', parcelLetters.propertyId),
      write: (owed) => written(on, owed),
      done: ({ id }) => db.delete(parcelLetters).where(eq(parcelLetters.id, id)),
    },
    now,
  );
}
