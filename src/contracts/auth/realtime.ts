import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';

/** Who a real-time connection belongs to, as signed for it; JSON in `user_data`. */
export const realtimeUser = z.object({
  /** The account's. */
  id,
  /** The sign-in that it hears by. */
  session_id: id,
  /** Where the session is, whose channel may be heard; `null` at the main admin. */
  property_id: id.nullable(),
  /** When the proof ends, seconds since 1970. */
  expires: z.number(),
});
export type RealtimeUser = z.output<typeof realtimeUser>;

/** A place's channel on a server outside that opens it only to who is authorised for it. */
export const privateChannel = (place: string) => `private-${place}`;

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/);

/** As Pusher's `pusher:signin` takes it. */
export const realtimeProof = z.object({
  /** The app's key, a colon and the signature. */
  auth: z.string(),
  user_data: z.string(),
});
export type RealtimeProof = z.output<typeof realtimeProof>;

export const realtimeEndpoints = {
  /** Proves to the real-time server who a connection belongs to, until the access token ends. */
  signIn: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/auth/realtime',
    call: z.object({ body: z.object({ socketId }) }),
    reply: realtimeProof,
    needs: 'signed-in',
    wire: { socketId: 'socket_id' },
  }),
  /** Authorises a connection for the private channel of the caller's own place; `FORBIDDEN` for any other. */
  authorise: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/auth/realtime/channel',
    call: z.object({
      body: z.object({ socketId, channel: limited(200).min(1) }),
    }),
    /** The app's key, a colon and the signature. */
    reply: z.object({ auth: z.string() }),
    needs: 'signed-in',
    wire: { socketId: 'socket_id', channel: 'channel_name' },
  }),
};
