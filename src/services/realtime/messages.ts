import * as z from 'zod';
import { realtimeProof, realtimeUser } from '@/contracts/auth/realtime';
import { dataChanged, numbered } from '@/contracts/kit/calls/live';

/** Bytes of the longest message that a client has reason to send. */
export const longestMessage = 4096;

/** What Pusher's clients do after each: below 4100 they stay away, below 4200 they wait first. */
export const closings = {
  unknownApp: [4001, 'App key does not exist'],
  unsupported: [4007, 'Unsupported protocol version'],
  noProtocol: [4008, 'No protocol version supplied'],
  notSignedIn: [4009, 'Connection not authorized within timeout'],
  wrongProof: [4009, 'Connection not authorized'],
  full: [4100, 'Over capacity'],
  proofEnded: [4200, 'Sign in again'],
  stopping: [4200, 'The server is stopping'],
  silent: [4201, 'Pong reply not received'],
} as const satisfies Record<string, readonly [code: number, message: string]>;
export type Closing = keyof typeof closings;

const message = z.object({
  event: z.string().max(200),
  data: z.unknown().optional(),
});

/** What a JSON text stands for; undefined for any other text. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A client's message, its data read from JSON where it came as text; undefined for anything else. */
export function readMessage(text: string): { event: string; data: unknown } | undefined {
  const { data: read } = message.safeParse(fromJson(text));
  if (!read) return undefined;
  const { event, data } = read;
  return { event, data: typeof data === 'string' ? fromJson(data) : data };
}

/** Whom a proof's `user_data` names. */
export const readUser = (userData: string) => realtimeUser.safeParse(fromJson(userData)).data;

export const subscription = z.object({ channel: z.string().min(1).max(200) });
export const signIn = realtimeProof;

/** An event as it crosses the wire: its data is text, JSON unless the sender has made it so. */
export const eventText = (event: string, data: object | string, channel?: string) =>
  JSON.stringify({
    event,
    channel,
    data: typeof data === 'string' ? data : JSON.stringify(data),
  });

/** What anybody may hear of a property's event: a change as it is, anything else as its position. */
export const withoutWords = (event: string, data: unknown): object =>
  (event === 'data_changed' ? dataChanged : numbered).safeParse(data).data ?? {};

/** An error as it crosses the wire: the one event whose data is no text. */
export const errorText = (code: number | null, message: string) =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });
