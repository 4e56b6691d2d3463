import Pusher from 'pusher';
import type { Trigger } from '@/services/kit/announce';
import type { App } from './signing';

/** Where a server takes events: at a host, which may name its port, or Pusher's for a region. */
interface Address {
  host?: string | undefined;
  cluster?: string;
  tls: boolean;
}

const timeout = 5000;

/** Sends events by Pusher's own client, so that any server of its protocol will do. */
export function triggerBy(app: App, address: () => Address): Trigger {
  let client: Pusher | undefined;
  return async (channel, event, data) => {
    if (!client) {
      const { host = '', cluster = '', tls } = address();
      client = new Pusher({ ...app, host, cluster, useTLS: tls, timeout });
    }
    await client.trigger(channel, event, data);
  };
}
