import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { LinkSecrets } from '@/services/kit/mail/letter-token';
import { type NotSent, sendOwed } from '@/services/kit/mail/owed';
import type { Letter, Post } from '@/services/kit/mail/post';
import type { ReportSpan } from '@/services/kit/reports/report';
import { compose, paperOf, shownTo } from './compose';
import type { Makers } from './makers';
import { stopToken, stopUrl } from './stop-token';
import { reportDeliveries, reportEmails } from './tables';

/** What sending reports needs. */
export interface Sending {
  db: NodePgDatabase;
  makers: Makers;
  post: Pick<Post, 'send' | 'portalUrl' | 'delivers'>;
  /** Signs the links by which receivers get no more. */
  stopSecrets: LinkSecrets;
  /** Told of a report that could not be made. */
  unwritten: (error: unknown) => void;
}

export type Delivery = typeof reportDeliveries.$inferSelect;

/** The minutes from each failed try to the next one: for a day a mail server may be away. */
const waits = [5, 10, 15, 30, 60, 120, 240, 480, 480];
/** From when on a letter says that it is late. */
const lateMs = 30 * 60_000;
/** What was sent can be saved for so long; with people's names in it, it is not kept for ever. */
const keptDays = 100;
const dayMs = 86_400_000;

export const spanOf = ({ from, to, beforeFrom, beforeTo }: Delivery): ReportSpan => ({
  ...{ from, to },
  before: { from: beforeFrom, to: beforeTo },
});

/** What a letter says: made once, before it is tried for the first time. */
async function contentOf({ db, makers }: Sending, delivery: Delivery, personal: boolean) {
  if (delivery.content) return delivery.content;
  const maker = makers.get(delivery.report);
  if (!maker) throw new Error(`nobody makes the report ${delivery.report}`);
  const made = await maker.read(delivery.propertyId, spanOf(delivery), { personal });
  const content = shownTo({ personal }, made);
  await db.update(reportDeliveries).set({ content }).where(eq(reportDeliveries.id, delivery.id));
  return content;
}

async function written(on: Sending, delivery: Delivery, now: Date): Promise<Letter | null> {
  const { id, receiverId, report, dueAt, propertyId } = delivery;
  const { portalUrl } = on.post;
  const [receiver] = await on.db.select().from(reportEmails).where(eq(reportEmails.id, receiverId));
  // Switched off, or for another report, since it was planned.
  if (!receiver?.active || receiver.report !== report) return null;
  const content = shownTo(receiver, await contentOf(on, delivery, receiver.personal));
  const span = spanOf(delivery);
  const maker = on.makers.get(report);
  const letter = await compose(on.db, {
    ...{ receiver, span, content, portalUrl },
    paper: maker && (await paperOf(maker, propertyId, span)),
    stopUrl: stopUrl(portalUrl, stopToken(on.stopSecrets, receiverId)),
    ...(now.getTime() - Date.parse(dueAt) > lateMs && { lateSince: dueAt }),
  });
  return { ...letter, messageId: `<${id}@${new URL(portalUrl).hostname}>` };
}

/** What staff read of a failure: the mail server's words, or what it is called where it said none. */
function failureOf({ error: { code, response } }: NotSent): string {
  if (typeof response === 'string') return response.replace(/\s+/g, ' ').slice(0, 300);
  return code === 'UNWRITTEN' ? 'UNWRITTEN' : 'NO_ANSWER';
}

/** Sends the reports that are planned and due; see `sendOwed`. */
export async function sendReports(on: Sending, now = new Date()): Promise<void> {
  const { db, post, unwritten } = on;
  const old = new Date(now.getTime() - keptDays * dayMs).toISOString();
  await db
    .update(reportDeliveries)
    .set({ content: null })
    .where(and(lt(reportDeliveries.dueAt, old), isNotNull(reportDeliveries.content)));
  const at = now.toISOString();
  await sendOwed(
    {
      ...{ db, post, waits, unwritten, table: reportDeliveries },
      // Whatever ended has begun, or failed.
      which: undefined,
      write: (delivery) => written(on, delivery, now),
      done: ({ id }, letter) =>
        db
          .update(reportDeliveries)
          .set(
            letter
              ? { end: 'sent', sentAt: at, address: letter.to, failure: '' }
              : { end: 'dropped', failedAt: at },
          )
          .where(eq(reportDeliveries.id, id)),
      failed: (why) => ({
        failure: failureOf(why),
        ...(why.letter && { address: why.letter.to }),
        ...(why.last && { end: why.final ? 'bounced' : 'failed' }),
      }),
    },
    now,
  );
}
