import { createHmac } from 'node:crypto';

/** An app of a server that speaks Pusher's protocol. */
export interface RealtimeApp {
  appId: string;
  /** Named by whoever connects; no secret. */
  key: string;
  /** Signs events, and the proofs of who connects. */
  secret: string;
}

/** The embedded real-time server's app: the same in every process that holds the token secret. */
export function embeddedApp(tokenSecret: string): RealtimeApp {
  const derived = (purpose: string) =>
    createHmac('sha256', tokenSecret).update(`realtime ${purpose}`).digest('hex');
  return {
    appId: derived('app').slice(0, 12),
    key: derived('key').slice(0, 20),
    secret: derived('secret'),
  };
}
