import { and, count, desc, eq, getTableColumns, gt, lte, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { otherLayout } from '@/contracts/kit/text/thai-layout';
import {
  newestMany,
  notificationEndpoints,
  notificationTypes,
} from '@/contracts/master-data/notification';
import { notifications, propertyPositions } from '@/services/db/tables';
import type { Area } from '@/services/kit/area';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import { notify } from '@/services/kit/live/notify';
import { audit, changedFields } from '@/services/kit/records/audit';
import { pageOf } from '@/services/kit/records/page-of';
import { mentions } from '@/services/kit/text/search-text';
import { isRead, markSome, markUpTo, ownNotifications, unreadOf } from './notification-reads';

const searched = ['"notifications"."title"', '"notifications"."text"'];

/** What a property's staff were told, and what each of them has read of it. */
export function notificationHandlers(db: NodePgDatabase): Handlers<typeof notificationEndpoints> {
  const { byName, ...columns } = getTableColumns(notifications);
  const select = (request: ServiceRequest) =>
    db.select({ ...columns, by: byName, read: isRead(request) }).from(notifications);

  return {
    list: async ({ query }, request) => {
      const { keywords = '' } = query;
      function mentioning(text: string) {
        const found = and(
          ownNotifications(request),
          text.trim() ? or(...searched.map((column) => mentions(column, text))) : undefined,
          query.read === undefined ? undefined : eq(isRead(request), query.read),
        );
        const order = [desc(notifications.seq)];
        const from = select(request).$dynamic();
        return pageOf(db, notifications, { select: from, where: found, order, query });
      }
      const typed = await mentioning(keywords);
      const other = otherLayout(keywords);
      return typed.total > 0 || other === keywords ? typed : mentioning(other);
    },

    after: async ({ query }, request) => {
      // The position first: whatever took one up to it is committed and will be found.
      const [position] = await db
        .select()
        .from(propertyPositions)
        .where(eq(propertyPositions.propertyId, request.propertyId));
      const seq = position?.seq ?? 0;
      if (!request.caller.permissions.has('notifications:view')) {
        return { seq, unread: 0, missed: 0, newest: [] };
      }
      const after = Math.min(query.after ?? seq, seq);
      const upToNow = and(ownNotifications(request), lte(notifications.seq, seq));
      const [unread, [counted]] = await Promise.all([
        unreadOf(db, request, seq),
        db
          .select({ missed: count() })
          .from(notifications)
          .where(and(upToNow, gt(notifications.seq, after))),
      ]);
      const missed = counted?.missed ?? 0;
      const newest = await select(request)
        .where(upToNow)
        .orderBy(desc(notifications.seq))
        .limit(Math.min(Math.max(missed, newestMany.least), newestMany.most));
      return { seq, unread, missed, newest };
    },

    markRead: async ({ body }, request) => {
      if ('ids' in body) await markSome(db, request, body.ids);
      else await db.transaction((tx) => markUpTo(tx, request, body.upTo));
      return { unread: await unreadOf(db, request) };
    },

    send: async ({ body: { id, url, ...words } }, request) => {
      const { caller, propertyId } = request;
      const sentBefore = and(
        ownNotifications(request),
        eq(notifications.id, id),
        eq(notifications.byId, caller.accountId),
      );
      const [known] = await select(request).where(sentBefore);
      if (known) return known;
      const told = { type: notificationTypes.staff, ...words, url: url || null, by: caller };
      const stored = await refuseDuplicates({ notifications_pkey: 'id' }, () =>
        db.transaction(async (tx) => {
          const changes = changedFields({}, { ...words, url });
          await audit(tx, request, {
            ...{ action: 'create', entity: 'notification', entityId: id, title: words.title },
            changes,
          });
          return notify(tx, { id, propertyIds: [propertyId], ...told });
        }),
      );
      request.notified(stored);
      const [sent] = stored.map(({ byName: by, ...row }) => ({ ...row, by, read: true }));
      if (!sent) throw new Error('the notification was not stored');
      return sent;
    },
  };
}

export const notificationsArea: Area = {
  mount: (app, db) => mount(app, notificationEndpoints, notificationHandlers(db)),
};
