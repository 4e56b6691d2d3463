import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { type Notification, notificationTypes } from '@/contracts/master-data/notification';

/** The property's notification inbox. */
export const inboxPath = '/admin/property?tab=3';

/** The url as a path of this portal as a browser reads it; undefined for any other origin's. */
function ownPath(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const { origin: its, pathname, search, hash } = new URL(url, origin);
  const path = `${pathname}${search}${hash}`;
  return its === origin && isOwnPath(path) ? path : undefined;
}

/** The part of a popup's url that names a page of the portal. */
function popupPath(url: string, origin: string): string | undefined {
  const whole = ownPath(url, origin);
  if (url.includes('repair') && whole) return whole;
  const third = url.split('/').filter(Boolean)[2];
  if (third !== undefined) return ownPath(`/${third}`, origin);
  return isOwnPath(url) ? whole : undefined;
}

/**
 * Where a notification leads, always a path of this portal: type 9 to the suggestions, a popup to
 * the page that its url names (the whole url of a repair, else its third part, else a short path
 * itself), every other one to the inbox.
 */
export function notificationTarget(
  { type, popup, url }: Pick<Notification, 'type' | 'popup' | 'url'>,
  origin: string,
): string {
  if (type === notificationTypes.suggestion) return '/suggestion';
  return (popup && url && popupPath(url, origin)) || inboxPath;
}
