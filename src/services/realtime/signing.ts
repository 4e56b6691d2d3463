import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RealtimeProof, RealtimeUser } from '@/contracts/auth/realtime';

/** An app of a server that speaks Pusher's protocol. */
export interface App {
  appId: string;
  key: string;
  secret: string;
}

/** HMAC-SHA256, hexadecimal: every signature of the protocol. */
export const signed = (app: App, text: string) =>
  createHmac('sha256', app.secret).update(text).digest('hex');

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Whether two texts are the same; how long it takes tells nothing of where they differ. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const authOf = (app: App, socketId: string, userData: string) =>
  `${app.key}:${signed(app, `${socketId}::user::${userData}`)}`;

/** Proves who a connection belongs to. */
export function proveUser(app: App, socketId: string, user: RealtimeUser): RealtimeProof {
  const user_data = JSON.stringify(user);
  return { auth: authOf(app, socketId, user_data), user_data };
}

/** Authorises a connection for a private channel, as servers of the protocol check it. */
export const authoriseChannel = (app: App, socketId: string, channel: string) =>
  `${app.key}:${signed(app, `${socketId}:${channel}`)}`;

/** Whether a proof was made for this connection. */
export const isProven = (app: App, socketId: string, { auth, user_data }: RealtimeProof) =>
  isSame(auth, authOf(app, socketId, user_data));
