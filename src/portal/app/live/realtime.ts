import Pusher, {
  type ChannelAuthorizationHandler,
  type Options,
  type UserAuthenticationHandler,
} from 'pusher-js';
import { privateChannel, realtimeEndpoints } from '@/contracts/auth/realtime';
import type { LiveEvents } from '@/contracts/kit/calls/live';
import { quietApi } from '@/portal/app/calls/browser-api';
import { connection } from '@/portal/app/live/connection';
import { rememberedSession } from '@/portal/app/session/remembered-session';

/** The real-time server of events, as the browser needs it. */
export interface RealtimeSettings {
  key: string;
  /** Left out for the embedded one, which is behind the portal's own address. */
  outside?: { cluster: string; host?: string; tls: boolean; channels: 'private' | 'public' };
}

/** What a place's channel is heard for. */
export interface Hearing {
  event: (name: keyof LiveEvents, data: unknown) => void;
  /** The channel is heard from now on, again after each break. */
  subscribed: () => void;
}

const events = ['data_changed', 'notification_event', 'notification_popup'] as const;

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

/** Asks the auth service for a signature; never ends the session by itself. */
async function signed<R>(
  ask: () => Promise<R>,
  done: (error: Error | null, data: R | null) => void,
) {
  try {
    if (!(await rememberedSession.read())) throw new Error('signed out');
    done(null, await ask());
  } catch (error) {
    done(error as Error, null);
  }
}

/** Proves to the embedded server whose connection it is. */
const prove: UserAuthenticationHandler = ({ socketId }, done) =>
  void signed(() => quietApi(realtimeEndpoints.signIn, { body: { socketId } }), done);

/** Authorises a connection to a server outside for the place's private channel. */
const authorise: ChannelAuthorizationHandler = ({ socketId, channelName: channel }, done) =>
  void signed(() => quietApi(realtimeEndpoints.authorise, { body: { socketId, channel } }), done);

/**
 * Hears the channel of a property or of the main admin, by `placeName`, connecting again after each break. Answers the way to leave. Brings
 * pusher-js with it.
 */
export function hearPlace(settings: RealtimeSettings, place: string, hearing: Hearing): () => void {
  const where = address(settings);
  let hasLeft = false;
  const pusher = new Pusher(settings.key, {
    ...where,
    // A server is reached in one of the two ways: the other would only fail, and be heard of.
    enabledTransports: [where.forceTLS ? 'wss' : 'ws'],
    userAuthentication: {
      customHandler: (asked, done) =>
        prove(asked, (...answer) => {
          if (!hasLeft) done(...answer);
        }),
    },
    channelAuthorization: { customHandler: authorise, endpoint: '', transport: 'ajax' },
  });
  const isPrivate = settings.outside?.channels === 'private';
  const name = isPrivate ? privateChannel(place) : place;
  let again: ReturnType<typeof setTimeout> | undefined;
  const later = (then: () => void) => {
    clearTimeout(again);
    again = setTimeout(then, refusedMs);
  };

  function listen() {
    const channel = pusher.subscribe(name);
    channel.unbind();
    channel.bind('pusher:subscription_succeeded', () => {
      connection.become('heard');
      hearing.subscribed();
    });
    channel.bind('pusher:subscription_error', () => {
      connection.become('lost');
      later(() => {
        pusher.unsubscribe(name);
        listen();
      });
    });
    for (const event of events) channel.bind(event, (data: unknown) => hearing.event(event, data));
  }

  connection.become('connecting');
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') return;
    if (connection.state() !== 'connecting' || current !== 'connecting') connection.become('lost');
    if (current === 'disconnected') later(() => pusher.connect());
  });

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
    hasLeft = true;
    pusher.connection.unbind();
    pusher.channel(name)?.unbind();
    clearTimeout(again);
    // What is on its way is sent in a turn of its own: before the socket closes, which would be heard of.
    setTimeout(() => pusher.disconnect());
    connection.become('none');
  };
}
