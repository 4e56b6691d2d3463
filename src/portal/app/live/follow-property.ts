import { uuidv7 } from 'uuidv7';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import {
  dataChanged,
  type LiveEvents,
  notificationHeard,
  notificationTold,
  numbered,
} from '@/contracts/kit/calls/live';
import { type Notification, notificationEndpoints } from '@/contracts/master-data/notification';
import { quietApi } from '@/portal/app/calls/browser-api';
import { follower } from '@/portal/app/live/follower';
import { hearPlace, type RealtimeSettings } from '@/portal/app/live/realtime';
import { whenBack } from '@/portal/app/live/when-back';
import { selectBell, stood, told } from '@/portal/bell/bell';
import type { Changes } from '@/portal/kit/live/live';
import type { AppStore } from '@/portal/kit/page/store';

/** What is shown of a notification, and where it leads. */
export type ShownNotification = Omit<Notification, 'seq' | 'by' | 'at'>;

interface Follow {
  settings: RealtimeSettings;
  propertyId: string;
  /** Who follows it. */
  accountId: string;
  store: AppStore;
  changes: Changes;
  /** Whether the person may read notifications: of one that came without words, they are asked for. */
  reads: () => boolean;
  /** Shows notifications that came or were missed, the oldest first; never one twice. */
  show: (notifications: ShownNotification[]) => void;
}

/** A told notification as the inbox would list it. */
function asListed(name: keyof LiveEvents, data: unknown, reader: string): Notification | undefined {
  const parsed = notificationTold.safeParse(data).data;
  if (!parsed) return undefined;
  const { notification_type: type, byId, ...rest } = parsed.notification;
  // One's own deed is no news.
  const read = byId === reader;
  return { ...rest, seq: parsed.seq, type, popup: name === 'notification_popup', read };
}

/** One that only its words are known of: no inbox lists it, so there is nothing to mark as read. */
function withoutInbox(name: keyof LiveEvents, data: unknown): ShownNotification | undefined {
  const parsed = notificationHeard.safeParse(data).data;
  if (!parsed) return undefined;
  const { notification_type: type, title, text, url } = parsed.notification;
  const popup = name === 'notification_popup';
  return { id: uuidv7(), type, title: title || parsed.title, text, url, popup, read: true };
}

const isUnknownCall = (error: unknown) => error instanceof ApiFailure && error.error.status === 404;

/** Where the property stands; `null` where its service knows no such call. */
const standingAfter = (after: number | undefined) =>
  quietApi(notificationEndpoints.after, { query: { after } }).catch((error) => {
    if (isUnknownCall(error)) return null;
    throw error;
  });

/**
 * Follows a property: the lists that show its data are told of changes, the bell and the toasts of
 * notifications, each once, whatever breaks in between. Answers the way to leave.
 */
export function followProperty(follow: Follow): () => void {
  const { settings, propertyId, accountId, store, changes, reads, show } = follow;
  const bell = selectBell(store.getState());
  const { hear, check, end } = follower({
    from: bell?.seq,
    read: standingAfter,
    caughtUp: (standing, missed) => {
      store.dispatch(stood(standing));
      show(missed.filter(({ read }) => !read));
      changes.tell();
    },
  });

  /** Shows one of which only the words are known; answers whether it was one. */
  function showWords(name: keyof LiveEvents, data: unknown): boolean {
    const notification = name !== 'data_changed' && reads() && withoutInbox(name, data);
    if (!notification) return false;
    show([notification]);
    changes.tell('notifications');
    return true;
  }

  function event(name: keyof LiveEvents, data: unknown) {
    const { seq } = numbered.safeParse(data).data ?? {};
    if (seq === undefined) return void showWords(name, data);
    if (name === 'data_changed') {
      const changed = dataChanged.safeParse(data).data;
      return hear(seq, changed && (() => changes.tell(changed.resource)));
    }
    const notification = asListed(name, data, accountId);
    const take = (one: Notification) => {
      store.dispatch(told(one));
      if (!one.read && !selectBell(store.getState())?.own.includes(one.id)) show([one]);
      changes.tell('notifications');
    };
    if (notification) hear(seq, () => take(notification));
    else hear(seq, showWords(name, data) || !reads() ? () => undefined : undefined);
  }

  const leave = hearPlace(settings, propertyId, { event, subscribed: check });
  const unwatch = whenBack(check);
  return () => {
    end();
    unwatch();
    leave();
  };
}
