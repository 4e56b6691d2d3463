import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { type NotSent, sendOwed } from '@/services/kit/mail/owed';
import type { Letter } from '@/services/kit/mail/post';
import { arrearsLetter } from './arrears-letter';
import { invoiceLetter } from './invoice-letter';
import type { Mailing } from './mailing';
import { receiptLetter } from './receipt-letter';
import { longAgo } from './state';
import { type MailedKind, paperLetters } from './tables';
import type { PaperLetter } from './words';

/** The minutes from each failed try to the next one; after the last nothing is tried. */
const waits = [2, 10, 30, 120, 360];

const featureOf = { invoice: 'invoices', receipt: 'receipts', arrears: 'arrears' } as const;

const writers: Record<MailedKind, (on: Mailing, row: PaperLetter) => Promise<Letter | null>> = {
  invoice: invoiceLetter,
  receipt: receiptLetter,
  arrears: arrearsLetter,
};

async function written(on: Mailing, row: PaperLetter): Promise<Letter | null> {
  const letter = await writers[row.kind](on, row);
  const messageId = `<${row.id}@${new URL(on.post.portalUrl).hostname}>`;
  return letter && { ...letter, messageId };
}

/** What staff read of a failure: the mail server's words, or what it is called where it said none. */
function failureOf({ error: { code, response } }: NotSent): string {
  if (typeof response === 'string') return response.replace(/\s+/g, ' ').slice(0, 300);
  return code === 'UNWRITTEN' ? 'UNWRITTEN' : 'NO_ANSWER';
}

/** Of letters that are over, the addresses that somebody typed for them alone. */
const forgetTyped = (db: Mailing['db']) =>
  db
    .update(paperLetters)
    .set({ address: '', receiver: '' })
    .where(
      and(
        eq(paperLetters.typed, true),
        ne(paperLetters.address, ''),
        or(isNotNull(paperLetters.end), lt(paperLetters.begunAt, longAgo())),
      ),
    );

/** Sends the papers that are owed and due; see `sendOwed`. */
export async function sendPapers(on: Mailing, now = new Date()): Promise<void> {
  const { db, post, unwritten } = on;
  const touched = new Map<string, readonly [propertyId: string, feature: Feature]>();
  const touch = ({ propertyId, kind }: PaperLetter) =>
    touched.set(`${propertyId} ${kind}`, [propertyId, featureOf[kind]]);
  await sendOwed(
    {
      ...{ db, post, waits, unwritten, table: paperLetters, which: isNull(paperLetters.end) },
      write: (row) => {
        touch(row);
        return written(on, row);
      },
      done: ({ id }, letter) =>
        db
          .update(paperLetters)
          .set(
            letter
              ? { end: 'sent', sentAt: new Date().toISOString(), failure: '' }
              : { end: 'dropped' },
          )
          .where(eq(paperLetters.id, id)),
      failed: (why) => ({
        failure: failureOf(why),
        ...(why.last && { end: why.final ? 'bounced' : 'failed' }),
      }),
    },
    now,
  );
  await forgetTyped(db);
  for (const [propertyId, feature] of touched.values()) on.changed(propertyId, feature);
}
