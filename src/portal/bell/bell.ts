import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  type Notification,
  newestMany,
  notificationEndpoints,
  type Standing,
} from '@/contracts/master-data/notification';
import { apiThunk } from '@/portal/kit/calls/api-thunk';
import { joinStore, useAppSelector } from '@/portal/kit/page/store';

/** What the bell shows, and up to which of the property's positions it is known. */
export interface Bell {
  seq: number;
  unread: number;
  /** The latest first. */
  newest: Notification[];
  /** Ids of what was written here, which is news to everybody else alone. */
  own: string[];
}

const shown = ({ seq, unread, newest }: Standing, own: string[] = []): Bell => ({
  ...{ seq, unread, own },
  newest: newest.slice(0, newestMany.least),
});

/** Reads the bell for a document; in the browser it follows the property's events. */
export const readBell = apiThunk('bell/read', notificationEndpoints.after);
/** Marks some, or all up to a position, as read by the person here. */
export const markRead = apiThunk('bell/markRead', notificationEndpoints.markRead);
/** Writes to the property's staff. */
export const sendNotification = apiThunk('bell/send', notificationEndpoints.send);

/** The property was asked where it stands. */
export const stood = createAction<Standing>('bell/stood');
/** One more notification was told. */
export const told = createAction<Notification>('bell/told');

function withTold(bell: Bell, notification: Notification): Bell {
  if (bell.newest.some(({ id }) => id === notification.id)) return bell;
  const read = notification.read || bell.own.includes(notification.id);
  const newest = [{ ...notification, read }, ...bell.newest].slice(0, newestMany.least);
  return { ...bell, seq: notification.seq, newest, unread: bell.unread + (read ? 0 : 1) };
}

function withRead(bell: Bell, { meta, payload }: ReturnType<typeof markRead.fulfilled>): Bell {
  const { body } = meta.arg;
  const isRead = ({ id, seq }: Notification) =>
    'ids' in body ? body.ids.includes(id) : seq <= body.upTo;
  const newest = bell.newest.map((one) => (isRead(one) ? { ...one, read: true } : one));
  return { ...bell, unread: payload.unread, newest };
}

function reducer(bell: Bell | null = null, action: UnknownAction): Bell | null {
  if (stood.match(action)) return shown(action.payload, bell?.own);
  if (readBell.fulfilled.match(action)) return shown(action.payload);
  if (!bell) return bell;
  if (told.match(action)) return withTold(bell, action.payload);
  // Before the answer: the event can be here first.
  if (sendNotification.pending.match(action)) {
    return { ...bell, own: [...bell.own, action.meta.arg.body.id] };
  }
  return markRead.fulfilled.match(action) ? withRead(bell, action) : bell;
}
joinStore({ name: 'bell', reducer });

export const selectBell = (state: Record<string, unknown>) => (state.bell ?? null) as Bell | null;

/** The bell as it is now; `null` where the document came without one. */
export const useBell = () => useAppSelector(selectBell);
