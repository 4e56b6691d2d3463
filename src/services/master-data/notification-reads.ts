import { and, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { notificationReads, notifications, notificationsReadUpTo } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';

/**
 * What the caller may see: of their property's notifications those for them alone, and those that lead
 * where they may go; what they wrote themselves always.
 */
export const ownNotifications = ({ propertyId, caller }: ServiceRequest) =>
  and(
    eq(notifications.propertyId, propertyId),
    or(
      eq(notifications.byId, caller.accountId),
      and(
        or(
          isNull(notifications.needs),
          sql`${notifications.needs} = any(${sql.param([...caller.permissions])}::text[])`,
        ),
        or(isNull(notifications.toId), eq(notifications.toId, caller.accountId)),
      ),
    ),
  );

const upToOf = ({ caller, propertyId }: ServiceRequest) =>
  sql`coalesce((select seq from ${notificationsReadUpTo} where account_id = ${caller.accountId}::uuid
    and property_id = ${propertyId}::uuid), 0)`;

/** Whether the caller has read a notification: their own, an earlier one, or one by one. */
export const isRead = (request: ServiceRequest): SQL<boolean> => {
  const me = sql`${request.caller.accountId}::uuid`;
  return sql<boolean>`(${notifications.seq} <= ${upToOf(request)}
    or ${notifications.byId} is not distinct from ${me}
    or exists (select 1 from ${notificationReads} where account_id = ${me}
      and notification_id = ${notifications.id}))`;
};

/** How many the caller has not read, up to a position. */
export async function unreadOf(db: Db, request: ServiceRequest, upTo = Number.MAX_SAFE_INTEGER) {
  const [found] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(
      and(
        ownNotifications(request),
        // Said again by itself, so that the index leaves out what was read long ago.
        gt(notifications.seq, upToOf(request)),
        lte(notifications.seq, upTo),
        sql`not ${isRead(request)}`,
      ),
    );
  return found?.unread ?? 0;
}

/** Marks some of the caller's property as read; others are left alone. */
export async function markSome(db: Db, request: ServiceRequest, ids: string[]): Promise<void> {
  const { accountId } = request.caller;
  const own = await db
    .select({ notificationId: notifications.id })
    .from(notifications)
    .where(and(ownNotifications(request), inArray(notifications.id, ids)));
  if (own.length === 0) return;
  await db
    .insert(notificationReads)
    .values(own.map((one) => ({ ...one, accountId })))
    .onConflictDoNothing();
}

/** Marks all up to a position as read, and forgets the single marks below it. */
export async function markUpTo(tx: Db, request: ServiceRequest, seq: number): Promise<void> {
  const { propertyId } = request;
  const { accountId } = request.caller;
  await tx
    .insert(notificationsReadUpTo)
    .values({ accountId, propertyId, seq })
    .onConflictDoUpdate({
      target: [notificationsReadUpTo.accountId, notificationsReadUpTo.propertyId],
      set: { seq: sql`greatest(${notificationsReadUpTo.seq}, excluded.seq)` },
    });
  const below = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(ownNotifications(request), lte(notifications.seq, seq)));
  await tx
    .delete(notificationReads)
    .where(
      and(
        eq(notificationReads.accountId, accountId),
        inArray(notificationReads.notificationId, below),
      ),
    );
}
