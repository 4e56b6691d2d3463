import { WebSocket } from 'ws';
import type { RealtimeProof } from '@/contracts/auth/realtime';
import type { Standing } from '@/contracts/master-data/notification';
import { follower } from '@/portal/app/live/follower';

interface Way {
  /** The real-time server's, `ws://.../realtime/app/<key>?protocol=7`. */
  address: string;
  propertyId: string;
  prove: (socketId: string) => Promise<RealtimeProof>;
  read: (after: number | undefined) => Promise<Standing>;
}

interface Message {
  event: string;
  data?: string;
}

/** Follows a property by the browser's own rule, on a bare connection of Pusher's protocol. */
export class FollowingClient {
  /** Ids of the notifications that it was told of, in that order. */
  readonly taken: string[] = [];
  private socket: WebSocket | undefined;
  private readonly follow: ReturnType<typeof follower>;

  constructor(
    private readonly way: Way,
    /** The position of the document that it begins with. */
    from: number,
    private readonly heard: () => void = () => {},
  ) {
    const take = (missed: { id: string }[]) => this.taken.push(...missed.map(({ id }) => id));
    const caughtUp = (_: Standing, missed: { id: string }[]) => take(missed);
    this.follow = follower({ from, read: way.read, caughtUp, retryMs: 50 });
  }

  /** Resolves once the channel is heard, or the connection is dropped before that. */
  connect(): Promise<void> {
    const socket = new WebSocket(this.way.address);
    this.socket = socket;
    return new Promise((resolve) => {
      socket.on('error', () => undefined);
      socket.once('close', () => resolve());
      socket.on('message', (text) => {
        const { event, data = '{}' } = JSON.parse(String(text)) as Message;
        // Its data is no text; the server hangs up by itself.
        if (event === 'pusher:error') return;
        if (event === 'pusher_internal:subscription_succeeded') resolve();
        void this.answer(socket, event, JSON.parse(data));
      });
    });
  }

  /** Breaks the connection, as a network does: without a word. */
  drop(): void {
    this.socket?.terminate();
  }

  end(): void {
    this.follow.end();
    this.drop();
  }

  private async answer(socket: WebSocket, event: string, data: Record<string, never>) {
    const send = (name: string, given: object) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ event: name, data: given }));
    };
    const { seq, notification } = data as { seq?: number; notification?: { id: string } };
    if (event === 'pusher:ping') send('pusher:pong', {});
    else if (event === 'pusher:connection_established') {
      send('pusher:signin', await this.way.prove(String(data.socket_id)));
    } else if (event === 'pusher:signin_success') {
      send('pusher:subscribe', { channel: this.way.propertyId });
    } else if (event === 'pusher_internal:subscription_succeeded') this.follow.check();
    else if (seq !== undefined) {
      this.follow.hear(seq, () => notification && this.taken.push(notification.id));
      this.heard();
    }
  }
}

/** How often each wanted id is missing, and how many more than wanted there are. */
export function difference(wanted: readonly string[], taken: readonly string[]) {
  const once = new Set(taken);
  return {
    lost: wanted.filter((id) => !once.has(id)).length,
    doubled: taken.length - once.size,
  };
}
