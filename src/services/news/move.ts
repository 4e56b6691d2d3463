import { and, eq, gte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import type { newsEndpoints } from '@/contracts/news/endpoints';
import type { newsMove } from '@/contracts/news/news-changes';
import { newsStates, refusesMove, undoSeconds } from '@/contracts/news/news-state';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { lockOwn } from '@/services/kit/content/lock';
import { placeOf } from '@/services/kit/content/place';
import type { Db } from '@/services/kit/database/db';
import { auditAs, changedFields } from '@/services/kit/records/audit';
import { lockRow, nextChange } from '@/services/kit/records/change-row';
import { untoldOf } from './parts';
import { visible } from './place';
import { readNews } from './read';
import { news, newsReads } from './tables';
import { refuseStaleNews, told } from './write';

type Row = typeof news.$inferSelect;
type Move = z.output<typeof newsMove>;

const readable = ({ publishState, publishAt, review, reviewNote }: Row) => ({
  publishState,
  publishAt,
  review,
  reviewNote,
});

const isPublication = ({ publishState }: Move) =>
  publishState === 'published' || publishState === 'scheduled';

/** The times that go with a state; only who was never told of the news is told, and later. */
async function timesOf(tx: Db, row: Row, { publishState, publishAt }: Move, now: number) {
  switch (publishState) {
    case 'draft':
      return { publishAt: null, publishedAt: null, announceAt: null };
    case 'scheduled':
      return { publishAt, announceAt: null };
    case 'published': {
      const isNews = (await untoldOf(tx, row)).length > 0;
      const announceAt = isNews ? new Date(now + undoSeconds * 1000).toISOString() : null;
      return { publishAt: null, publishedAt: new Date(now).toISOString(), announceAt };
    }
    case 'unpublished':
      return { announceAt: null };
  }
}

/** A publication that was taken back had no readers. */
async function forgetReaders(tx: Db, newsId: string, publishedAt: string): Promise<void> {
  const since = gte(newsReads.readAt, publishedAt);
  await tx.delete(newsReads).where(and(eq(newsReads.newsId, newsId), since));
}

async function move(tx: Db, request: ServiceRequest, body: Move) {
  const before = await lockOwn(tx, news, request, body.id);
  await refuseStaleNews(tx, request, before, body);
  const now = Date.now();
  const refusal = refusesMove(before, body.publishState, now);
  if (refusal) throw new Problem(refusal);
  if (body.publishState === 'scheduled' && Date.parse(body.publishAt ?? '') <= now) {
    throw invalidField('publishAt', 'past');
  }
  if (before.publishedAt && body.publishState === 'draft') {
    await forgetReaders(tx, before.id, before.publishedAt);
  }
  return change(tx, request, before, 'edit', {
    publishState: body.publishState,
    ...(isPublication(body) && { publishedById: request.caller.accountId }),
    ...(await timesOf(tx, before, body, now)),
  });
}

async function change(
  tx: Db,
  request: ServiceRequest,
  before: Row,
  action: 'edit' | 'approve',
  fields: Partial<Row>,
) {
  const [after = before] = await tx
    .update(news)
    .set({ ...fields, ...nextChange(news, request) })
    .where(eq(news.id, before.id))
    .returning();
  const changes = changedFields(readable(before), readable(after));
  // At the news' own place, where its people look for it, wherever it was reviewed.
  const actor = { ...request.caller, propertyId: before.propertyId };
  await auditAs(tx, actor, request, {
    ...{ action, entity: 'news', entityId: before.id, title: before.titleTh, changes },
  });
  return { before, after };
}

/** News that the caller may review: of the own place, and at the main admin any. */
async function lockForReview(tx: Db, request: ServiceRequest, id: string): Promise<Row> {
  if (placeOf(request)) return lockOwn(tx, news, request, id);
  return lockRow(tx, news, and(eq(news.id, id), visible(request)));
}

type Moves = Pick<Handlers<typeof newsEndpoints>, 'move' | 'review'>;

/** News goes from state to state, and is reviewed by somebody who did not write it. */
export const newsMoves = (db: NodePgDatabase): Moves => ({
  move: async ({ body }, request) => {
    const { before, after } = await db.transaction((tx) => move(tx, request, body));
    await told(db, request, after, before);
    return readNews(db, request, body.id);
  },

  review: async ({ body: { id, version, review, note } }, request) => {
    const { accountId, fullname } = request.caller;
    const { before, after } = await db.transaction(async (tx) => {
      const row = await lockForReview(tx, request, id);
      await refuseStaleNews(tx, request, row, { version });
      if (!newsStates[row.publishState].review) throw new Problem('NEWS_STATE');
      if (accountId === row.createdById || accountId === row.writtenById) {
        throw new Problem('NEWS_OWN_REVIEW');
      }
      const reviewed = { reviewNote: note, reviewedBy: fullname };
      const reviewedAt = new Date().toISOString();
      return change(tx, request, row, 'approve', { review, ...reviewed, reviewedAt });
    });
    await told(db, request, after, before);
    return readNews(db, request, id);
  },
});
