import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvents } from '@/contracts/kit/calls/live';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { StoredNotification } from '@/services/kit/live/notify';

/** Nobody's id, so that every screen takes the change for another person's. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Tells whoever follows a property what happened there. Returns at once and never fails. */
export interface Announce {
  /** A place's records were changed, by that account; of several alike in a short time the last is sent. */
  changed: (place: string, resource: Feature, by: string) => void;
  /** Notifications were stored; each is sent once. */
  notified: (stored: readonly StoredNotification[]) => void;
}

/** Sends one event of a property, or of the main admin. */
export type Trigger = <E extends keyof LiveEvents>(
  place: string,
  event: E,
  data: LiveEvents[E],
) => Promise<unknown>;

interface Options {
  trigger: Trigger;
  /** Takes the place's next position. */
  advance: (place: string) => Promise<number>;
  failed: (error: unknown) => void;
  /** Milliseconds between two events of changes to the same resource. */
  gapMs?: number;
}

/** The event that tells a notification. */
function told({ seq, id, type, title, text, url, byId, byName, at, ...of }: StoredNotification) {
  const notification = { id, notification_type: type, title, text, url, byId, by: byName, at };
  const { needs, toId } = of;
  return { seq, title, notification, ...((needs || toId) && { readers: { needs, toId } }) };
}

/**
 * An `Announce` that sends the events of a property in the order of their positions, one after the
 * other. A change takes its position when it is told: who misses the event sees the gap.
 */
export function announcer({ trigger, advance, failed, gapMs = 400 }: Options) {
  const lines = new Map<string, Promise<void>>();
  const turns = new Map<string, { next?: (() => Promise<boolean>) | undefined }>();
  const ended = new AbortController();

  /** After whatever is being sent for the property; answers whether it was. */
  function inLine(propertyId: string, send: () => Promise<unknown>): Promise<boolean> {
    const before = lines.get(propertyId) ?? Promise.resolve();
    const sent = before.then(send).then(
      () => true,
      (error) => {
        failed(error);
        return false;
      },
    );
    const line = sent.then(() => {
      if (lines.get(propertyId) === line) lines.delete(propertyId);
    });
    lines.set(propertyId, line);
    return sent;
  }

  async function takeTurns(name: string, first: () => Promise<boolean>) {
    const turn: { next?: (() => Promise<boolean>) | undefined } = {};
    turns.set(name, turn);
    let due: typeof turn.next = first;
    while (due && !ended.signal.aborted) {
      turn.next = undefined;
      const gap = pause(gapMs, undefined, { ref: false, signal: ended.signal }).catch(() => {});
      const isPlaced: boolean = await due();
      await gap;
      // Without a position nobody would miss it.
      due = turn.next ?? (isPlaced ? undefined : due);
    }
    turns.delete(name);
  }

  const announce: Announce = {
    changed(propertyId, resource, by) {
      const send = async () => {
        let isPlaced = false;
        await inLine(propertyId, async () => {
          const seq = await advance(propertyId);
          isPlaced = true;
          await trigger(propertyId, 'data_changed', { seq, resource, by });
        });
        return isPlaced;
      };
      const name = `${propertyId} ${resource}`;
      const turn = turns.get(name);
      if (turn) turn.next = send;
      else void takeTurns(name, send);
    },
    notified(stored) {
      for (const one of stored) {
        const event = one.popup ? 'notification_popup' : 'notification_event';
        void inLine(one.propertyId, () => trigger(one.propertyId, event, told(one)));
      }
    },
  };
  return {
    announce,
    /** Lets what is being sent go out, and sends nothing after it. */
    async stop() {
      ended.abort();
      await Promise.all(lines.values());
    },
  };
}
