import { setTimeout as pause } from 'node:timers/promises';
import { eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type KeptDays, type RetentionKind, retentionKinds } from '@/contracts/data-care/retention';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay, bangkokDayRange, dayAfter } from '@/services/kit/text/bangkok-day';
import { retentionRuns as runs } from './tables';

/** Takes away at most so many that were over before an instant, and answers how many those were. */
export type Taking = (tx: Db, before: string, most: number) => Promise<number>;
export type Takings = Readonly<Record<RetentionKind, Taking>>;

interface Nightly {
  db: NodePgDatabase;
  days: KeptDays;
  takings: Takings;
  /** Told what a night took, once, by the process that came to its end. */
  ended: (taken: Partial<Record<RetentionKind, number>>) => void;
  failed: (kind: RetentionKind, error: unknown) => void;
  /** In one transaction; 500. */
  most?: number;
}

const hourMs = 3_600_000;
/** From this hour of Bangkok on; where nothing ran then, as soon as something does. */
const begins = 2;
const gapMs = 50;

/** The Bangkok day whose night it is, or was. */
const nightOf = (now: Date) => bangkokDay(new Date(now.getTime() - begins * hourMs));

const isOf = (day: string) => eq(runs.day, day);

/**
 * Takes away what is over, once a night, in batches: each is a transaction that holds the night's row, in which it
 * counts. So the night goes on where a killed process left it, and of several processes each batch is one's.
 */
export function nightly({ db, days, takings, ended, failed, most = 500 }: Nightly) {
  const batch = (day: string, kind: RetentionKind) =>
    db.transaction(async (tx) => {
      const [run] = await tx.select().from(runs).where(isOf(day)).for('update');
      if (!run || run.done.includes(kind)) return 0;
      const [midnight] = bangkokDayRange(dayAfter(day, -days[kind]));
      const taken = await takings[kind](tx, midnight, most);
      const change = {
        taken: { ...run.taken, [kind]: (run.taken[kind] ?? 0) + taken },
        ...(taken < most && { done: [...run.done, kind] }),
      };
      await tx.update(runs).set(change).where(isOf(day));
      return taken;
    });

  async function end(day: string) {
    const [run] = await db
      .update(runs)
      .set({ endedAt: new Date().toISOString() })
      .where(
        sql`${isOf(day)} and ${isNull(runs.endedAt)} and jsonb_array_length(${runs.done}) >= ${retentionKinds.length}`,
      )
      .returning();
    if (run) ended(run.taken);
  }

  /** One process's part of tonight's run; throws where the database is away. */
  return async (signal: AbortSignal, now = new Date()): Promise<void> => {
    const day = nightOf(now);
    await db.insert(runs).values({ day, startedAt: now.toISOString() }).onConflictDoNothing();
    const [run] = await db.select().from(runs).where(isOf(day));
    if (!run || run.endedAt) return;
    for (const kind of retentionKinds) {
      try {
        while (!signal.aborted && (await batch(day, kind)) >= most) await pause(gapMs);
      } catch (error) {
        // The others go on; this one is tried again in the same night.
        failed(kind, error);
      }
    }
    await end(day);
  };
}
