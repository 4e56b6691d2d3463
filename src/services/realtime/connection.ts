import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { RealtimeUser } from '@/contracts/auth/realtime';
import { type Closing, closings, errorText, eventText } from './messages';

/** How long a connection may take, seconds. */
export interface Patience {
  /** Silent, before it is asked whether it is there. */
  activity: number;
  /** To answer that. */
  pong: number;
  /** To say whose it is. */
  signIn: number;
}

/** Bytes that wait for a client that does not read; more, and it is let go. */
const mostWaiting = 1024 * 1024;

const newSocketId = () => `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;

/** One client: sends to it, watches over its silences, and knows whose it is. */
export class Connection {
  readonly id = newSocketId();
  readonly channels = new Set<string>();
  private owner: RealtimeUser | undefined;
  private closing = false;
  private silence: NodeJS.Timeout;
  private deadline: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly patience: Patience,
  ) {
    this.silence = this.after(patience.activity, () => this.ask());
    this.deadline = this.after(patience.signIn, () => this.close('notSignedIn'));
    socket.once('close', () => this.forget());
    this.tell('pusher:connection_established', {
      socket_id: this.id,
      activity_timeout: patience.activity,
    });
  }

  /** Whose it is, once it has proven that. */
  get user(): RealtimeUser | undefined {
    return this.owner;
  }

  /** From now on the user's, until the proof ends. */
  belongsTo(user: RealtimeUser): void {
    this.owner = user;
    clearTimeout(this.deadline);
    const seconds = Math.max(0, user.expires - Date.now() / 1000);
    this.deadline = this.after(seconds, () => this.close('proofEnded'));
  }

  /** Any message is a sign of life. */
  heard(): void {
    if (this.closing) return;
    clearTimeout(this.silence);
    this.silence = this.after(this.patience.activity, () => this.ask());
  }

  send(text: string): void {
    if (this.socket.bufferedAmount > mostWaiting) this.socket.terminate();
    else this.socket.send(text);
  }

  tell(event: string, data: object, channel?: string): void {
    this.send(eventText(event, data, channel));
  }

  /** Says why, and closes; the client gets a moment to do its part. */
  close(why: Closing): void {
    const [code, message] = closings[why];
    this.closing = true;
    this.send(errorText(code, message));
    this.socket.close(code, message);
    this.forget();
    this.silence = this.after(2, () => this.socket.terminate());
  }

  private ask(): void {
    this.tell('pusher:ping', {});
    this.silence = this.after(this.patience.pong, () => this.close('silent'));
  }

  private after(seconds: number, then: () => void): NodeJS.Timeout {
    // A longer one would fire at once.
    return setTimeout(then, Math.min(seconds * 1000, 2 ** 31 - 1)).unref();
  }

  private forget(): void {
    clearTimeout(this.silence);
    clearTimeout(this.deadline);
  }
}
