import type { LiveEvents } from '@/contracts/kit/live';

/**
 * Tells whoever follows a property that something happened there. Returns at once and never fails;
 * of several alike in a short time the first and the last are sent.
 */
export type Announce = <E extends keyof LiveEvents>(
  propertyId: string,
  event: E,
  data: LiveEvents[E],
) => void;

/** Sends one event to a channel. */
export type Trigger = (channel: string, event: string, data: object) => Promise<unknown>;

interface Turn {
  timer: NodeJS.Timeout;
  next?: () => void;
}

/** An `Announce` that sends at most one event per property, event and resource in `gapMs`. */
export function announcer(
  trigger: Trigger,
  failed: (error: unknown) => void,
  gapMs = 400,
): { announce: Announce; stop: () => void } {
  const turns = new Map<string, Turn>();

  function take(name: string, send: () => void) {
    send();
    const over = () => {
      const { next } = turns.get(name) ?? {};
      turns.delete(name);
      if (next) take(name, next);
    };
    turns.set(name, { timer: setTimeout(over, gapMs).unref() });
  }

  return {
    announce(propertyId, event, data) {
      const send = () => void trigger(propertyId, event, data).catch(failed);
      const name = `${propertyId} ${event} ${data.resource}`;
      const turn = turns.get(name);
      if (turn) turn.next = send;
      else take(name, send);
    },
    stop() {
      for (const { timer } of turns.values()) clearTimeout(timer);
      turns.clear();
    },
  };
}
