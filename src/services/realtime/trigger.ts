import Pusher from 'pusher';
import { privateChannel } from '@/contracts/auth/realtime';
import type { Trigger } from '@/services/kit/live/announce';
import { withoutWords } from './messages';
import type { App } from './signing';

/** Where a server takes events: at a host, which may name its port, or Pusher's for a region. */
interface Address {
  host?: string | undefined;
  cluster?: string;
  tls: boolean;
}

const timeout = 5000;

type Send = (channel: string, event: string, data: object) => Promise<unknown>;

/** Sends events by Pusher's own client, so that any server of its protocol will do. */
export function triggerBy(app: App, address: () => Address): Send {
  let client: Pusher | undefined;
  return async (channel, event, data) => {
    if (!client) {
      const { host = '', cluster = '', tls } = address();
      client = new Pusher({ ...app, host, cluster, useTLS: tls, timeout });
    }
    await client.trigger(channel, event, data);
  };
}

/**
 * Sends a place's events to its channel. The embedded server knows who may read the words of one
 * (`proved`); any other sends the same to all, so that it gets none, and the browser asks for them by
 * their position.
 */
export const propertyTrigger =
  (send: Send, channels: 'proved' | 'private' | 'public'): Trigger =>
  (place, event, data) => {
    const channel = channels === 'private' ? privateChannel(place) : place;
    return send(channel, event, channels === 'proved' ? data : withoutWords(event, data));
  };
