import type { Services } from '@tests/kit/services';
import { WebSocket } from 'ws';
import { realtimeEndpoints } from '@/contracts/auth/realtime';
import { embeddedApp } from '@/settings/realtime-app';

/** An event as the server sends it; data that came as text is read. */
export interface Received {
  event: string;
  channel?: string;
  data: Record<string, unknown>;
}

const patienceMs = 5000;

/** A connection of Pusher's protocol without a library: it sees what crosses the wire. */
export class Client {
  readonly received: Received[] = [];
  readonly closed: Promise<number>;
  private waiting: (() => void)[] = [];

  constructor(private readonly socket: WebSocket) {
    const wake = () => {
      for (const look of this.waiting.splice(0)) look();
    };
    socket.on('message', (text) => {
      const { data, ...rest } = JSON.parse(String(text));
      this.received.push({ ...rest, data: typeof data === 'string' ? JSON.parse(data) : data });
      wake();
    });
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    void this.closed.then(wake);
  }

  /** The first event of that name that nobody has taken yet. */
  async next(event: string): Promise<Received> {
    const end = Date.now() + patienceMs;
    while (Date.now() < end) {
      const at = this.received.findIndex((one) => one.event === event);
      if (at >= 0) return this.received.splice(at, 1)[0]!;
      await new Promise<void>((look) => {
        const late = setTimeout(look, end - Date.now());
        this.waiting.push(() => {
          clearTimeout(late);
          look();
        });
      });
    }
    throw new Error(`no ${event}; received ${JSON.stringify(this.received)}`);
  }

  send(event: string, data: unknown): void {
    this.socket.send(JSON.stringify({ event, data }));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  /** The event that answers a subscription. */
  async subscribe(channel: string): Promise<string> {
    const before = this.received.length;
    this.send('pusher:subscribe', { channel });
    this.send('pusher:ping', {});
    await this.next('pusher:pong');
    const answer = this.received.slice(before).find((one) => one.channel === channel);
    return answer?.event ?? 'nothing';
  }

  close(): void {
    this.socket.terminate();
  }
}

const open: Client[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

/** Connects to the services' real-time server, or to another address of theirs. */
export function connect(services: Services, path?: string): Client {
  const { key } = embeddedApp(services.tokenSecret);
  const address = services.url.replace('http', 'ws') + (path ?? `/realtime/app/${key}?protocol=7`);
  const client = new Client(new WebSocket(address));
  open.push(client);
  return client;
}

/** Connects and proves to be the token's holder; answers the connection and its id. */
export async function signedIn(services: Services, token: string) {
  const client = connect(services);
  const { data } = await client.next('pusher:connection_established');
  const socketId = String(data.socket_id);
  const proof = await services.get(realtimeEndpoints.signIn, { body: { socketId } }, token);
  client.send('pusher:signin', proof);
  await client.next('pusher:signin_success');
  return { client, socketId };
}

/** The property that a token's holder works in, which is its channel's name. */
export async function propertyOf(services: Services, account: string): Promise<string> {
  const [row] = await services.sql<{ property_id: string }>(
    `SELECT property_id FROM account_properties JOIN accounts ON accounts.id = account_id
      WHERE username = $1 LIMIT 1`,
    [account],
  );
  return row!.property_id;
}
