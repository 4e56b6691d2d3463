import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { newsEndpoints } from '@/contracts/news/endpoints';
import { type newsChange, type newsDraft, news as newsSchema } from '@/contracts/news/news';
import { newsStates } from '@/contracts/news/news-state';
import { notifications } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { lockOwn, refuseOverwriting } from '@/services/kit/content/lock';
import { placeOf } from '@/services/kit/content/place';
import { namesOfProperties } from '@/services/kit/content/targets';
import { cleanDescriptions, namesOf, readableDescriptions } from '@/services/kit/content/texts';
import type { Db } from '@/services/kit/database/db';
import { notify } from '@/services/kit/live/notify';
import { audit, changedFields, linesOf } from '@/services/kit/records/audit';
import { changeStamp, nextChange } from '@/services/kit/records/change-row';
import { attachments, newsTargets } from './parts';
import { readNews } from './read';
import { news } from './tables';

type Row = typeof news.$inferSelect;
type Draft = z.output<typeof newsDraft>;
type Sent = { version: number };

const firstVersion = 1;

const contentOf = ({ data: { id: _, ...fields }, ...parts }: Draft) => ({
  ...fields,
  ...cleanDescriptions(parts),
});

/** Tells the property's reviewers that news waits for a review, where its writer asks for that. */
async function askForReview(tx: Db, request: ServiceRequest, row: Row, { askReview }: Draft) {
  const { id, propertyId, review, titleTh } = row;
  if (!askReview || !propertyId || review !== 'pending') return [];
  const { accountId, fullname } = request.caller;
  return notify(tx, {
    propertyIds: [propertyId],
    type: notificationTypes.news,
    title: 'มีข่าวรอตรวจ',
    text: titleTh,
    url: `/news/${id}`,
    popup: true,
    needs: 'news:approve',
    by: { accountId, fullname },
  });
}

/** All of a row that an edit can change, as the audit log's readers know it. */
async function readable(db: Db, row: Row) {
  const { cover, files } = (await attachments.of(db, [row.id]))(row.id);
  const properties = await namesOfProperties(db, await newsTargets.of(db, row));
  const { type, titleTh, titleEn, titleCn, featureLink } = row;
  return {
    held: [cover, ...files.map(({ id }) => id)],
    texts: [row.descriptionTh, row.descriptionEn, row.descriptionCn],
    fields: {
      ...{ type, titleTh, titleEn, titleCn, featureLink },
      ...readableDescriptions(row),
      cover: cover !== null,
      files: namesOf(files),
      properties: properties.map(({ nameTh }) => nameTh),
    },
  };
}

const stored = async (db: Db, request: ServiceRequest, id: string) =>
  newsSchema.parse(await readNews(db, request, id));

/** Throws `STALE` when news has moved on from the version that the sender has seen. */
export const refuseStaleNews = (tx: Db, request: ServiceRequest, row: Row, sent: Sent) =>
  refuseOverwriting(row, {
    version: sent.version,
    sent,
    stored: () => stored(tx, request, row.id),
  });

/** Tells whoever sees the news that it changed: at the main admin nobody listens. */
export async function told(db: Db, request: ServiceRequest, row: Row, before?: Row) {
  const isSeen = [row, before].some((one) => one?.propertyId || one?.publishState === 'published');
  if (isSeen) request.changed('news', await newsTargets.of(db, row));
}

const line = linesOf('news', ({ titleTh }: Row) => titleTh);

async function add(tx: Db, request: ServiceRequest, body: Draft) {
  const { accountId, fullname } = request.caller;
  const { id } = body.data;
  const stamps = changeStamp(request);
  const [added] = await tx
    .insert(news)
    .values({
      ...contentOf(body),
      ...{ id, propertyId: placeOf(request), publishState: 'draft', review: 'pending' },
      ...{ createdAt: stamps.updatedAt, createdById: accountId, createdBy: fullname },
      ...{ writtenById: accountId, ...stamps },
    })
    .onConflictDoNothing({ target: news.id })
    .returning();
  if (!added) return undefined;
  await attachments.keep(tx, request, id, body);
  await newsTargets.keep(tx, request, id, body.announceTo);
  const changes = changedFields({}, (await readable(tx, added)).fields);
  await audit(tx, request, line('create', added, changes));
  return { after: added, asked: await askForReview(tx, request, added, body) };
}

/** Throws `DUPLICATE` for an id that is not of the sender's own news at this place. */
async function refuseOthers(db: Db, request: ServiceRequest, id: string): Promise<void> {
  const [row] = await db.select().from(news).where(eq(news.id, id));
  const { accountId } = request.caller;
  if (row?.createdById !== accountId || row.propertyId !== placeOf(request)) {
    throw new Problem('DUPLICATE');
  }
}

async function edit(tx: Db, request: ServiceRequest, body: z.output<typeof newsChange>) {
  const { id, version, ...data } = body.data;
  const before = await lockOwn(tx, news, request, id);
  const sent = { ...body, version };
  await refuseStaleNews(tx, request, before, sent);
  if (!newsStates[before.publishState].edit) throw new Problem('NEWS_STATE');

  const old = await readable(tx, before);
  const content = contentOf({ ...body, data: { id, ...data } });
  await attachments.keep(tx, request, id, body);
  await newsTargets.keep(tx, request, id, body.announceTo);
  const now = await readable(tx, { ...before, ...content });
  if (JSON.stringify(old) === JSON.stringify(now)) {
    return { before, after: before, asked: await askForReview(tx, request, before, body) };
  }

  request.require('news:edit');
  const [after = before] = await tx
    .update(news)
    .set({
      ...content,
      ...nextChange(news, request),
      writtenById: request.caller.accountId,
      // What was approved is not what it says now.
      ...{ review: 'pending', reviewNote: '', reviewedBy: '', reviewedAt: null },
    })
    .where(eq(news.id, id))
    .returning();
  const changes = changedFields(
    { ...old.fields, review: before.review },
    { ...now.fields, review: after.review },
  );
  await audit(tx, request, line('edit', after, changes));
  return { before, after, asked: await askForReview(tx, request, after, body) };
}

/**
 * An earlier call of the same sender has stored it, and they may not know: what they have written
 * since is an edit of that, and those who review are not asked a second time.
 */
async function repeat(tx: Db, request: ServiceRequest, { askReview, ...body }: Draft) {
  const { id } = body.data;
  const asked = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(eq(notifications.url, `/news/${id}`), eq(notifications.byId, request.caller.accountId)),
    )
    .limit(1);
  const data = { ...body.data, version: firstVersion };
  return edit(tx, request, { ...body, data, askReview: askReview && asked.length === 0 });
}

type Writes = Pick<Handlers<typeof newsEndpoints>, 'create' | 'change' | 'remove'>;

/** Drafts are added, edited and removed at the place that they belong to. */
export const newsWrites = (db: NodePgDatabase): Writes => ({
  create: async ({ body }, request) => {
    const { id } = body.data;
    const written = await db.transaction(async (tx) => {
      const added = await add(tx, request, body);
      if (added) return added;
      await refuseOthers(tx, request, id);
      return repeat(tx, request, body);
    });
    await told(db, request, written.after);
    request.notified(written.asked);
    return readNews(db, request, id);
  },

  change: async ({ body }, request) => {
    const { before, after, asked } = await db.transaction((tx) => edit(tx, request, body));
    await told(db, request, after, before);
    request.notified(asked);
    return readNews(db, request, body.data.id);
  },

  remove: async ({ query: { id } }, request) => {
    const row = await db.transaction(async (tx) => {
      const before = await lockOwn(tx, news, request, id);
      if (!newsStates[before.publishState].remove) throw new Problem('NEWS_STATE');
      const { fields } = await readable(tx, before);
      await attachments.drop(tx, request, id);
      await tx.delete(news).where(eq(news.id, id));
      const gone = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
      const changes = changedFields(fields, gone);
      await audit(tx, request, line('delete', before, changes));
      return before;
    });
    if (row.propertyId) request.changed('news', [row.propertyId]);
    return { id };
  },
});
