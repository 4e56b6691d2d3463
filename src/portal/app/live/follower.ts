import type { Notification, Standing } from '@/contracts/master-data/notification';

interface Follow {
  /** The position that the document was made with; left out, whatever the first reading says. */
  from: number | undefined;
  /**
   * Asks where the property stands, and what there was after a position; `null` where its service
   * numbers nothing.
   */
  read: (after: number | undefined) => Promise<Standing | null>;
  /** Something was missed: where the property stands now, and the missed notifications, oldest first. */
  caughtUp: (standing: Standing, missed: Notification[]) => void;
  /** Milliseconds until a reading that failed is tried again. */
  retryMs?: number;
}

/**
 * Follows a property's numbered events: each is taken once and in order, and where one may have been
 * missed the property is asked what stood there.
 */
export function follower({ from, read, caughtUp, retryMs = 10_000 }: Follow) {
  let last = from;
  let reading = false;
  // What the next reading has to reach; events that come while one is under way can ask for more.
  let wanted = Number.NEGATIVE_INFINITY;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function reached(standing: Standing, asked: number | undefined) {
    // A property that stands before what it was asked for is not the one that was followed: a
    // database was put back.
    const isOther = asked !== undefined && standing.seq < asked;
    if (last !== undefined && standing.seq <= last && !isOther) return;
    const known = isOther ? standing.seq : (last ?? standing.seq);
    last = standing.seq;
    const missed = standing.newest.filter(({ seq }) => seq > known);
    caughtUp(standing, missed.reverse());
  }

  async function catchUp(): Promise<void> {
    if (reading || ended) return;
    reading = true;
    wanted = Number.NEGATIVE_INFINITY;
    clearTimeout(retry);
    const asked = last;
    try {
      const standing = await read(asked);
      if (!ended && standing) reached(standing, asked);
    } catch {
      if (!ended) retry = setTimeout(catchUp, retryMs);
    } finally {
      reading = false;
    }
    if (wanted > (last ?? 0)) await catchUp();
  }

  return {
    /** An event at a position; without `take` it does not say what happened there. */
    hear(seq: number, take?: () => void): void {
      if (last !== undefined && seq <= last) return;
      if (take && last !== undefined && seq === last + 1) {
        last = seq;
        take();
        return;
      }
      wanted = Math.max(wanted, seq);
      void catchUp();
    },
    /** Events may have been missed without a gap to show it. */
    check(): void {
      wanted = Number.POSITIVE_INFINITY;
      void catchUp();
    },
    end(): void {
      ended = true;
      clearTimeout(retry);
    },
  };
}
