import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { JobWithMetadata } from 'pg-boss';
import { Problem } from '@/services/kit/calls/problem';
import type { Announce } from '@/services/kit/live/announce';
import { tasks } from './tables';
import { taskIs, type Work } from './work';

interface Around {
  db: NodePgDatabase;
  announce: Announce;
  works: ReadonlyMap<string, Work<unknown>>;
}

/** Between two notes of progress. */
const gapMs = 1000;

type Change = Partial<typeof tasks.$inferInsert>;

/** Runs the task of a job to its end; throws where it is to be tried again. */
export async function runTask(
  { db, announce, works }: Around,
  job: JobWithMetadata,
  stopping: AbortSignal,
): Promise<void> {
  const [row] = await db.select().from(tasks).where(taskIs(job.id));
  if (!row || row.state === 'done' || row.state === 'failed') return;
  const work = works.get(row.work);
  if (!work) throw new Error(`nobody does the work ${row.work}`);
  const { id, propertyId, byId, byName } = row;
  const signal = AbortSignal.any([stopping, job.signal]);

  async function note(change: Change) {
    await db.update(tasks).set(change).where(taskIs(id));
    if (propertyId && work) announce.changed(propertyId, work.feature, byId);
  }
  let far: Change = {};
  // What was told last is kept, however shortly before.
  const end = (change: Change) => note({ ...far, ...change, endedAt: new Date().toISOString() });
  let notedAt = 0;
  async function progress(done: number, total: number) {
    signal.throwIfAborted();
    far = { done, total };
    if (Date.now() - notedAt < gapMs) return;
    notedAt = Date.now();
    await note(far);
  }

  await note({ state: 'running' });
  try {
    const data = work.data.parse(row.data);
    await work.run({ id, propertyId, data, by: { id: byId, name: byName }, signal, progress });
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit && !signal.aborted;
    if (!(error instanceof Problem) && !isLast) throw error;
    const { code, message, details } = error instanceof Problem ? error : new Problem('FAILED');
    const failure = { code, message, ...(details && { details }) };
    await end({ state: 'failed', failure });
    return;
  }
  await end({ state: 'done' });
}
