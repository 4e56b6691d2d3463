import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { plainText } from '@/contracts/kit/text/languages';
import { notificationTypes } from '@/contracts/master-data/notification';
import { properties } from '@/services/db/tables';
import { hasFeature, isOn } from '@/services/kit/calls/feature-on';
import { eachDue, system } from '@/services/kit/content/each-due';
import type { Db } from '@/services/kit/database/db';
import type { Announce } from '@/services/kit/live/announce';
import { nobody } from '@/services/kit/live/announce';
import { notify } from '@/services/kit/live/notify';
import { auditAs } from '@/services/kit/records/audit';
import { newsTargets } from './parts';
import { news, newsAnnouncements } from './tables';

const textMost = 200;

/** What a property has written rests while it has no news. */
const isAwake = or(isNull(news.propertyId), isOn('news', news.propertyId));
const isDue = (at: string) =>
  and(eq(news.publishState, 'scheduled'), lte(news.publishAt, at), isAwake);
const isToTell = (at: string) =>
  and(eq(news.publishState, 'published'), lte(news.announceAt, at), isAwake);

/** Publishes one that is due, unless another process has; the properties are told right after. */
async function publish(tx: Db, id: string, at: string) {
  const [row] = await tx
    .update(news)
    .set({
      ...{ publishState: 'published', publishedAt: at, announceAt: at },
      ...{ updatedAt: at, updatedBy: system.fullname, version: sql`${news.version} + 1` },
    })
    .where(and(eq(news.id, id), isDue(at)))
    .returning();
  if (!row) return undefined;
  const changes = { publishState: ['scheduled', 'published'] };
  await auditAs(
    tx,
    { ...system, propertyId: row.propertyId },
    { ip: '', userAgent: '' },
    { action: 'edit', entity: 'news', entityId: id, title: row.titleTh, changes },
  );
  return newsTargets.of(tx, row);
}

/** Stores what the properties are told of one, each once, whatever becomes of it later. */
async function tell(tx: Db, id: string, at: string) {
  const [row] = await tx
    .update(news)
    .set({ announceAt: null })
    .where(and(eq(news.id, id), isToTell(at)))
    .returning();
  if (!row) return [];
  const named = await newsTargets.of(tx, row);
  const targets = await tx
    .select({ propertyId: properties.id })
    .from(properties)
    .where(and(inArray(properties.id, named), hasFeature('news')));
  if (targets.length === 0) return [];
  const untold = await tx
    .insert(newsAnnouncements)
    .values(targets.map(({ propertyId }) => ({ newsId: id, propertyId, at })))
    .onConflictDoNothing()
    .returning();
  return notify(tx, {
    propertyIds: untold.map(({ propertyId }) => propertyId),
    type: notificationTypes.news,
    title: row.titleTh,
    text: plainText(row.descriptionTh).slice(0, textMost),
    url: `/news/${id}`,
    popup: row.type === 'emergency',
    doneById: row.publishedById,
  });
}

/**
 * Publishes news whose time has come, and tells the properties of what was published and can no
 * longer be undone. Several processes may do so at once: each piece is published and told once.
 */
export async function publishDueNews(db: NodePgDatabase, announce: Announce): Promise<void> {
  const now = new Date().toISOString();
  for await (const seen of eachDue(db, news.id, isDue(now), (tx, id) => publish(tx, id, now))) {
    for (const propertyId of seen ?? []) announce.changed(propertyId, 'news', nobody);
  }
  for await (const told of eachDue(db, news.id, isToTell(now), (tx, id) => tell(tx, id, now))) {
    announce.notified(told);
  }
}
