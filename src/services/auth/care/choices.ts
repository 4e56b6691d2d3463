import { eq, inArray } from 'drizzle-orm';
import { firstTours, homeTiles, listColumns, listViews } from '@/services/auth/tables';
import { notificationReads, notifications, notificationsReadUpTo } from '@/services/db/tables';
import type { Holding, Worker } from '@/services/kit/personal/holding';
import { whole } from './whole';

const tables = [homeTiles, firstTours, listColumns, listViews] as const;
const reads = [notificationsReadUpTo, notificationReads] as const;

/** How they want the portal to be, and how far they have read. */
export const choices: Holding<Worker> = {
  columns: whole(...tables, ...reads),
  rows: async (db, { id }) => {
    const tiles = await db.select().from(homeTiles).where(eq(homeTiles.accountId, id));
    const tours = await db.select().from(firstTours).where(eq(firstTours.accountId, id));
    const columns = await db.select().from(listColumns).where(eq(listColumns.accountId, id));
    const views = await db.select().from(listViews).where(eq(listViews.accountId, id));
    const upTo = await db
      .select()
      .from(notificationsReadUpTo)
      .where(eq(notificationsReadUpTo.accountId, id));
    const each = await db
      .select({ id: notificationReads.notificationId })
      .from(notificationReads)
      .where(eq(notificationReads.accountId, id));
    return [
      ...tiles.map((row) => ({ id, kind: 'tiles', tiles: row.tiles })),
      ...tours.map(() => ({ id, kind: 'tour' })),
      ...columns.map(({ list, hidden, dense }) => ({ id, kind: 'columns', list, hidden, dense })),
      ...views.map(({ accountId: _, ...row }) => ({ kind: 'view', ...row })),
      ...upTo.map(({ propertyId, seq }) => ({ id: propertyId, kind: 'read-up-to', seq })),
      ...(each.length > 0 ? [{ id, kind: 'read', times: each.length }] : []),
    ];
  },
  forget: async (tx, { id }) => {
    for (const table of [...tables, ...reads])
      await tx.delete(table).where(eq(table.accountId, id));
  },
};

/** What they alone were told. */
export const inbox: Holding<Worker> = {
  columns: [notifications.toId],
  rows: (db, { id }) =>
    db
      .select({
        id: notifications.id,
        at: notifications.at,
        title: notifications.title,
        text: notifications.text,
      })
      .from(notifications)
      .where(eq(notifications.toId, id)),
  forget: async (tx, _of, ids) => {
    await tx.delete(notificationReads).where(inArray(notificationReads.notificationId, [...ids]));
    await tx.delete(notifications).where(inArray(notifications.id, [...ids]));
  },
};
