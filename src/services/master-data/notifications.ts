import texts from '@locales/th/notifications.json';
import { and, count, desc, eq, getTableColumns, gt, inArray, lte, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { QueryOf } from '@/contracts/kit/calls/list-endpoint';
import { otherLayout } from '@/contracts/kit/text/thai-layout';
import {
  notificationEndpoints as endpoints,
  type Notification,
  newestMany,
  notificationTypes,
} from '@/contracts/master-data/notification';
import { notifications, propertyPositions } from '@/services/db/tables';
import type { Area } from '@/services/kit/area';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { inBatches } from '@/services/kit/database/in-batches';
import { type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { notify, type StoredNotification } from '@/services/kit/live/notify';
import { audit, changedFields } from '@/services/kit/records/audit';
import { pageOf } from '@/services/kit/records/page-of';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { mentions } from '@/services/kit/text/search-text';
import { once } from '@/services/kit/tries/claim-tries';
import { isRead, markSome, markUpTo, ownNotifications, unreadOf } from './notification-reads';

type Filter = Omit<QueryOf<typeof endpoints.list>, 'page' | 'limit'>;

const sheet: XlsxColumn<Omit<Notification, 'popup'>>[] = [
  { title: texts.at, width: 18, kind: 'instant', value: ({ at }) => at },
  { title: texts.by, width: 26, value: ({ by }) => by || texts.system },
  { title: texts.subject, width: 40, value: ({ title }) => title },
  { title: texts.message, width: 60, value: ({ text }) => text },
  { title: texts.state, width: 14, value: ({ read }) => (read ? texts.read : texts.unread) },
];

const searched = ['"notifications"."title"', '"notifications"."text"'];

/** What a property's staff were told, and what each of them has read of it. */
export function notificationHandlers(db: NodePgDatabase): Handlers<typeof endpoints> {
  const { byName, ...columns } = getTableColumns(notifications);
  const select = (request: ServiceRequest) =>
    db.select({ ...columns, by: byName, read: isRead(request) }).from(notifications);

  const latestFirst = [desc(notifications.seq)];

  const mentioning = (request: ServiceRequest, { read }: Filter, text: string) =>
    and(
      ownNotifications(request),
      text.trim() ? or(...searched.map((column) => mentions(column, text))) : undefined,
      read === undefined ? undefined : eq(isRead(request), read),
    );

  return {
    list: async ({ query }, request) => {
      const { keywords = '' } = query;
      const page = (text: string) =>
        pageOf(db, notifications, {
          ...{ select: select(request).$dynamic(), order: latestFirst, query },
          where: mentioning(request, query, text),
        });
      const typed = await page(keywords);
      const other = otherLayout(keywords);
      return typed.total > 0 || other === keywords ? typed : page(other);
    },

    download: async ({ query }, request) => {
      const { keywords = '' } = query;
      const typed = mentioning(request, query, keywords);
      const isFound = (await db.$count(notifications, typed)) > 0;
      const where = isFound ? typed : mentioning(request, query, otherLayout(keywords));
      const found = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(where)
        .orderBy(...latestFirst);
      const ids = found.map(({ id }) => id);
      const each = inBatches(ids, (some) => select(request).where(inArray(notifications.id, some)));
      const name = `${texts.title} ${bangkokDay(new Date())}`;
      return xlsxFile({ name, columns: sheet, rows: { each, count: ids.length } });
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

    send: async ({ body: { id: tryId, ...sent } }, request) => {
      const { caller, propertyId } = request;
      const { url, ...words } = sent;
      const told = { type: notificationTypes.staff, ...words, url: url || null, by: caller };
      const stored: StoredNotification[] = [];
      async function make(tx: Db): Promise<string> {
        const [row] = await notify(tx, { propertyIds: [propertyId], ...told });
        if (!row) throw new Error('the notification was not stored');
        stored.push(row);
        await audit(tx, request, {
          ...{ action: 'create', entity: 'notification', entityId: row.id, title: words.title },
          changes: changedFields({}, { ...words, url }),
        });
        return row.id;
      }
      const id = await db.transaction((tx) =>
        once(tx, endpoints.send, { request, id: tryId, sent }, () => make(tx)),
      );
      request.notified(stored);
      // What they wrote themselves they are answered, whether or not they may open what it leads to.
      const [row] = await select(request).where(eq(notifications.id, id));
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    },
  };
}

export const notificationsArea: Area = {
  mount: (app, db) => mount(app, endpoints, notificationHandlers(db)),
};
