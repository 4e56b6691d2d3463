import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Channels, type Standing } from './channels';
import { Connection, type Patience } from './connection';
import {
  type Closing,
  closings,
  errorText,
  longestMessage,
  readMessage,
  readUser,
  signIn,
  subscription,
} from './messages';
import { type App, isProven } from './signing';

const usual: Patience = { activity: 120, pong: 30, signIn: 30 };

/** Connections at a time; each takes some 20 kB. */
const mostConnections = 5000;

/** The protocol's versions that differ in nothing we send. */
const versions = ['5', '6', '7'];

/** The clients of an app, by each of its keys: takes their connections, answers their messages, publishes to them. */
export class Sockets {
  readonly channels: Channels;
  private readonly connections = new Set<Connection>();
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: longestMessage,
    perMessageDeflate: false,
  });

  constructor(
    private readonly apps: readonly App[],
    standing: Standing,
    private readonly patience = usual,
  ) {
    this.channels = new Channels(standing);
  }

  /** For the HTTP server's `upgrade`: takes what asks for `/realtime/app/<key>`, refuses the rest. */
  readonly upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const [, key] = /^\/realtime\/app\/([^/]+)$/.exec(path) ?? [];
    if (!key) {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const version = new URLSearchParams(query).get('protocol');
    this.server.handleUpgrade(request, stream, head, (socket) => {
      // A broken connection also closes, and that is what counts.
      socket.on('error', () => undefined);
      const why = this.refusal(key, version);
      if (why) refuse(socket, why);
      else this.take(socket);
    });
  };

  close(): void {
    for (const connection of this.connections) connection.close('stopping');
  }

  private refusal(key: string, version: string | null): Closing | undefined {
    if (!this.apps.some((app) => app.key === key)) return 'unknownApp';
    if (version === null) return 'noProtocol';
    if (!versions.includes(version)) return 'unsupported';
    return this.connections.size >= mostConnections ? 'full' : undefined;
  }

  private take(socket: WebSocket): void {
    const connection = new Connection(socket, this.patience);
    this.connections.add(connection);
    socket.on('message', (text) => this.answer(connection, String(text)));
    socket.once('close', () => {
      this.connections.delete(connection);
      this.channels.leave(connection);
    });
  }

  private answer(connection: Connection, text: string): void {
    connection.heard();
    const { event, data } = readMessage(text) ?? { event: '' };
    const { data: asked } = subscription.safeParse(data);
    if (event === 'pusher:ping') connection.tell('pusher:pong', {});
    else if (event === 'pusher:pong') return;
    else if (event === 'pusher:signin') this.signIn(connection, data);
    else if (event === 'pusher:subscribe' && asked) {
      this.channels.subscribe(connection, asked.channel);
    } else if (event === 'pusher:unsubscribe' && asked) {
      this.channels.unsubscribe(connection, asked.channel);
    } else connection.send(errorText(null, 'Not a message that this server takes'));
  }

  private signIn(connection: Connection, data: unknown): void {
    const proof = signIn.safeParse(data).data;
    const user =
      proof &&
      this.apps.some((app) => isProven(app, connection.id, proof)) &&
      readUser(proof.user_data);
    // One connection is one person's: whatever it hears was allowed to the same.
    if (!user || connection.user) {
      connection.close('wrongProof');
      return;
    }
    connection.belongsTo(user);
    connection.tell('pusher:signin_success', { user_data: proof.user_data });
  }
}

function refuse(socket: WebSocket, why: Closing): void {
  const [code, message] = closings[why];
  socket.send(errorText(code, message));
  socket.close(code, message);
}
