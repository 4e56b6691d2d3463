import Pusher, {
  type ChannelAuthorizationHandler,
  type Options,
  type UserAuthenticationHandler,
} from 'pusher-js';
import { privateChannel, realtimeEndpoints } from '@/contracts/auth/realtime';
import { dataChanged } from '@/contracts/kit/live';
import { browserApi } from '@/portal/app/browser-api';
import { rememberedSession } from '@/portal/app/remembered-session';
import type { Changes } from '@/portal/kit/live';

/** The real-time server of events, as the browser needs it. */
export interface RealtimeSettings {
  key: string;
  /** Left out for the embedded one, which is behind the portal's own address. */
  outside?: { cluster: string; host?: string; tls: boolean; channels: 'private' | 'public' };
}

/** A server that refused is asked again after this: a restart can change its key. */
const refusedMs = 60_000;

const at = (host: string, port: string, tls: boolean) => ({
  wsHost: host,
  wsPort: Number(port || 80),
  wssPort: Number(port || 443),
  forceTLS: tls,
});

/** How pusher-js finds the server. */
function address({ outside }: RealtimeSettings): Options {
  if (!outside) {
    const { hostname, port, protocol } = location;
    return {
      cluster: '',
      wsPath: '/services/realtime',
      ...at(hostname, port, protocol === 'https:'),
    };
  }
  const { cluster, host, tls } = outside;
  const [name = '', port = ''] = host?.split(':') ?? [];
  return { cluster, ...(host ? at(name, port, tls) : { forceTLS: true }) };
}

/** Proves to the embedded server whose connection it is; never ends the session by itself. */
const prove: UserAuthenticationHandler = async ({ socketId }, done) => {
  try {
    if (!(await rememberedSession.read())) throw new Error('signed out');
    done(null, await browserApi(realtimeEndpoints.signIn, { body: { socketId } }));
  } catch (error) {
    done(error as Error, null);
  }
};

/** Authorises a connection to a server outside for the property's private channel. */
const authorise: ChannelAuthorizationHandler = async ({ socketId, channelName }, done) => {
  try {
    if (!(await rememberedSession.read())) throw new Error('signed out');
    const body = { socketId, channel: channelName };
    done(null, await browserApi(realtimeEndpoints.authorise, { body }));
  } catch (error) {
    done(error as Error, null);
  }
};

/**
 * Follows a property: tells `changes` of what others change there, and after a break of everything
 * once. Answers the way to leave. Brings pusher-js with it: import it late.
 */
export function followProperty(
  settings: RealtimeSettings,
  propertyId: string,
  changes: Changes,
): () => void {
  const pusher = new Pusher(settings.key, {
    ...address(settings),
    enabledTransports: ['ws', 'wss'],
    userAuthentication: { customHandler: prove },
    channelAuthorization: { customHandler: authorise, endpoint: '', transport: 'ajax' },
  });
  const isPrivate = settings.outside?.channels === 'private';
  const name = isPrivate ? privateChannel(propertyId) : propertyId;
  let heardBefore = false;
  const listen = () => {
    const channel = pusher.subscribe(name);
    channel.bind('pusher:subscription_succeeded', () => {
      if (heardBefore) changes.tell();
      heardBefore = true;
    });
    channel.bind('data_changed', (data: unknown) => {
      const changed = dataChanged.safeParse(data).data;
      if (changed) changes.tell(changed.resource);
    });
  };

  let again: ReturnType<typeof setTimeout> | undefined;
  const connectAgain = () => {
    again = setTimeout(() => pusher.connect(), refusedMs);
  };
  pusher.connection.bind('disconnected', connectAgain);

  if (settings.outside) listen();
  else {
    // The channel opens to a proven connection only: asked for after the proof, at each connection.
    pusher.connection.bind('connecting', () => pusher.unsubscribe(name));
    pusher.connection.bind('message', ({ event }: { event: string }) => {
      if (event === 'pusher:signin_success') listen();
    });
    pusher.signin();
  }

  return () => {
    pusher.connection.unbind('disconnected', connectAgain);
    clearTimeout(again);
    pusher.disconnect();
  };
}
