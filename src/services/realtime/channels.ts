import * as z from 'zod';
import type { RealtimeUser } from '@/contracts/auth/realtime';
import { notificationReaders } from '@/contracts/kit/calls/live';
import { placeName } from '@/contracts/kit/calls/page-place';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { Connection } from './connection';
import { eventText, fromJson, withoutWords } from './messages';

/** Channels that one connection may hear at a time. */
const mostChannels = 10;

const placeOf = ({ property_id }: RealtimeUser) => placeName(property_id);

/** Whether a connection may hear a channel: its place's own, or its user's. */
function mayHear({ user }: Connection, channel: string): boolean {
  if (!user) return false;
  return channel === placeOf(user) || channel === `#server-to-user-${user.id}`;
}

/** Whose a session is, and what it may do. */
export interface Listener {
  accountId: string;
  permissions: ReadonlySet<Permission>;
}

/** Of the sessions that proved to be at a place, those that still are. */
export type Standing = (
  place: string,
  sessionIds: string[],
) => Promise<ReadonlyMap<string, Listener>>;

type Readers = z.output<typeof notificationReaders>;
const addressed = z.looseObject({ readers: notificationReaders });

/** Whether a listener may read the words of an event of the property. */
function mayRead(listener: Listener | undefined, readers: Readers | undefined): boolean {
  if (!listener?.permissions.has('notifications:view')) return false;
  const { needs, toId } = readers ?? {};
  return (!needs || listener.permissions.has(needs)) && (!toId || toId === listener.accountId);
}

/** Who hears what. */
export class Channels {
  private readonly hearers = new Map<string, Set<Connection>>();

  constructor(private readonly standing: Standing) {}

  /** Answers by `subscription_succeeded`, or `subscription_error` with 403. */
  subscribe(connection: Connection, channel: string): void {
    const { channels } = connection;
    const allowed = mayHear(connection, channel);
    if (!allowed || (channels.size >= mostChannels && !channels.has(channel))) {
      const type = allowed ? 'LimitReached' : 'AuthError';
      const error = allowed ? 'Too many channels' : 'Not signed in for this channel';
      connection.tell('pusher:subscription_error', { type, error, status: 403 }, channel);
      return;
    }
    channels.add(channel);
    this.hearers.set(channel, (this.hearers.get(channel) ?? new Set()).add(connection));
    connection.tell('pusher_internal:subscription_succeeded', {}, channel);
  }

  unsubscribe(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    const hearers = this.hearers.get(channel);
    hearers?.delete(connection);
    if (hearers?.size === 0) this.hearers.delete(channel);
  }

  leave(connection: Connection): void {
    for (const channel of connection.channels) this.unsubscribe(connection, channel);
  }

  /**
   * Sends an event to all who hear the channel, and still may, but the one that caused it. The words
   * of a property's notifications go to who may read them alone.
   */
  async publish(channel: string, event: string, data: string, causedBy?: string): Promise<void> {
    const read = fromJson(data);
    const { readers, ...words } = addressed.safeParse(read).data ?? {};
    const whole = eventText(event, readers ? words : data, channel);
    const wordless = eventText(event, withoutWords(event, read), channel);
    const standing = await this.dropEnded(channel);
    for (const connection of this.hearers.get(channel) ?? []) {
      if (connection.id === causedBy) continue;
      const { user } = connection;
      // Who came while they were asked for is told too; the browser asks for the words then.
      const reads =
        !user || placeOf(user) !== channel || mayRead(standing.get(user.session_id), readers);
      connection.send(reads ? whole : wordless);
    }
  }

  /** Closes the connections of a place whose sign-in was ended or moved since their proof. */
  private async dropEnded(channel: string): ReturnType<Standing> {
    const users = [...(this.hearers.get(channel) ?? [])].flatMap(({ user }) => user ?? []);
    const ids = users.flatMap((user) => (placeOf(user) === channel ? user.session_id : []));
    if (ids.length === 0) return new Map();
    const standing = await this.standing(channel, ids);
    for (const connection of this.hearers.get(channel) ?? []) {
      const id = connection.user?.session_id ?? '';
      if (ids.includes(id) && !standing.has(id)) connection.close('proofEnded');
    }
    return standing;
  }
}
