import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';

/** The types that the portal itself knows; any other number is shown like a staff message. */
export const notificationTypes = {
  staff: 1,
  news: 2,
  bulletin: 3,
  order: 4,
  newMember: 5,
  calendar: 6,
  payment: 7,
  books: 8,
  suggestion: 9,
} as const;

export const notification = z.object({
  id,
  /** The property's position that it took. */
  seq: z.number().int(),
  type: z.number().int(),
  title: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  /** Opens its url when it is clicked, instead of the inbox. */
  popup: z.boolean(),
  at: instant,
  /** Who wrote it; empty for the system itself. */
  by: z.string(),
  /** By the account that asks. */
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

export const notificationFilter = pageQuery(20).extend({ read: flag.optional() });

/** A path that a popup opens as it is: of a third part in it only that part would be opened. */
const isPopupPath = (url: string) =>
  isOwnPath(url) && (url.includes('repair') || url.split('/').filter(Boolean).length < 3);

/** What one person writes to the property's staff. */
export const notificationDraft = z.object({
  id: tryId,
  title: text(120),
  text: text(1000),
  /** A page of this portal, or nothing. */
  url: optionalText(500).refine((url) => url === '' || isPopupPath(url), { error: 'ownPath' }),
  popup: flag.default(false),
});

const position = z.coerce.number<number | string>().int().min(0);

/** How many notifications `after` answers with at least, and at most. */
export const newestMany = { least: 20, most: 200 };

/** Where a property stands now, for one account. */
export const standing = z.object({
  /** The property's latest position. */
  seq: z.number().int(),
  unread: z.number().int(),
  /** How many notifications there are after the position that was asked for. */
  missed: z.number().int(),
  /** The latest first: twenty, and up to two hundred of those that were missed. */
  newest: z.array(notification),
});
export type Standing = z.output<typeof standing>;

const list = endpoint({
  service: 'master-data',
  method: 'GET',
  path: '/notifications',
  call: z.object({ query: notificationFilter }),
  reply: pageOf(notification),
  needs: 'notifications:view',
});

export const notificationEndpoints = {
  list,
  download: downloadEndpoint(list),
  /**
   * What happened at the property since a position that the caller has seen; without the
   * notifications for who may not view them.
   */
  after: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/notifications/after',
    call: z.object({ query: z.object({ after: position.optional() }) }),
    reply: standing,
    needs: 'signed-in',
  }),
  /** Marks some as read, or all up to a position. */
  markRead: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/notifications/read',
    call: z.object({
      body: z.union([
        z.object({ ids: z.array(id).min(1).max(200) }),
        z.object({ upTo: z.number().int().min(0) }),
      ]),
    }),
    reply: z.object({ unread: z.number().int() }),
    needs: 'notifications:view',
  }),
  send: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/notifications',
    call: z.object({ body: notificationDraft }),
    reply: notification,
    needs: 'notifications:create',
  }),
};
