import { setTimeout as pause } from 'node:timers/promises';
import { lt, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { everySoOften } from '@/services/kit/every-so-often';
import { serviceProcesses } from './tables';

/** What a process says of itself to the others at its database. */
export type Present = Pick<
  typeof serviceProcesses.$inferInsert,
  'place' | 'build' | 'store' | 'realtime'
>;

/** Two processes would not do the same: one line for whoever operates them. */
export class PresenceProblem extends Error {
  override name = 'PresenceProblem';
}

const beatMs = 10_000;
/** Who has said nothing for so long is gone. */
const goneMs = 30_000;
const gapMs = 500;

/** Why this one cannot work beside that one. */
function whyNot(me: Present, other: Present): string | undefined {
  if (me.realtime && other.realtime) {
    return `The real-time part runs at ${other.place} already: leave realtime out of NITI_PARTS here and set REALTIME_API, or set PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET for all.`;
  }
  if (me.store && other.store && me.store !== other.store) {
    return `The services at ${other.place} keep files elsewhere: with services on several hosts set S3_ENDPOINT and what goes with it, the same for all, or let them share DATA_DIR/uploads.`;
  }
}

const written = (me: Present) => ({ ...me, startedAt: sql`now()`, seenAt: sql`now()` });

/**
 * Takes a process's place among those at its database and keeps it until `leave`. One that cannot work
 * beside another waits until that has left, or has been silent for `silentMs`; throws `PresenceProblem`
 * where it stays.
 */
export async function takePlace(
  db: NodePgDatabase,
  me: Present,
  failed: (error: unknown) => void,
  silentMs = goneMs,
): Promise<{ leave: () => Promise<void> }> {
  const own = sql`${serviceProcesses.place} = ${me.place}`;
  const take = () =>
    db.transaction(async (tx) => {
      await oneAtATime(tx, 'service_processes');
      const silent = sql`now() - make_interval(secs => ${silentMs / 1000})`;
      await tx.delete(serviceProcesses).where(lt(serviceProcesses.seenAt, silent));
      const others = await tx
        .select()
        .from(serviceProcesses)
        .where(ne(serviceProcesses.place, me.place));
      const why = others.map((other) => whyNot(me, other)).find(Boolean);
      if (why) return why;
      await tx.delete(serviceProcesses).where(own);
      await tx.insert(serviceProcesses).values(written(me));
    });
  const end = Date.now() + silentMs + beatMs / 2;
  for (let why = await take(); why; why = await take()) {
    if (Date.now() > end) throw new PresenceProblem(why);
    await pause(gapMs);
  }
  const beating = everySoOften(
    Math.min(beatMs, silentMs / 3),
    async () => {
      await db
        .insert(serviceProcesses)
        .values(written(me))
        .onConflictDoUpdate({ target: serviceProcesses.place, set: { seenAt: sql`now()` } });
    },
    failed,
  );
  return {
    async leave() {
      await beating.stop();
      await db.delete(serviceProcesses).where(own).catch(failed);
    },
  };
}
