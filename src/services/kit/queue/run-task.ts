import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { JobWithMetadata } from 'pg-boss';
import { asRequest } from '@/http/request-id';
import { Problem } from '@/services/kit/calls/problem';
import type { Announce } from '@/services/kit/live/announce';
import { tasks } from './tables';
import { taskIs, type Work } from './work';

interface Around {
  db: NodePgDatabase;
  announce: Announce;
  works: ReadonlyMap<string, Work<unknown>>;
  /** Told of a run that is to be tried again, or is given up. */
  failed: (error: unknown) => void;
  /** Tasks whose run failed here while the database was away, which knows of no end. */
  survived: Set<string>;
}

/** Runs without an end after which a task is put aside: it may be what ends the process. */
const mostUnended = 2;
/** Between two notes of progress. */
const gapMs = 1000;

type Change = Partial<typeof tasks.$inferInsert>;

/** Runs the task of a job to its end, as a part of the request that asked for it; throws where it is to be tried again. */
export async function runTask(
  around: Around,
  job: JobWithMetadata,
  stopping: AbortSignal,
): Promise<void> {
  const [row] = await around.db.select().from(tasks).where(taskIs(job.id));
  if (!row || row.state === 'done' || row.state === 'failed') return;
  await asRequest(row.requestId ?? row.id, () => runRow(around, row, job, stopping));
}

async function runRow(
  { db, announce, works, survived, failed }: Around,
  row: typeof tasks.$inferSelect,
  job: JobWithMetadata,
  stopping: AbortSignal,
): Promise<void> {
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
  let notedAt = Number.NEGATIVE_INFINITY;
  async function progress(done: number, total: number) {
    signal.throwIfAborted();
    far = { done, total };
    if (performance.now() - notedAt < gapMs) return;
    notedAt = performance.now();
    await note(far);
  }

  const fail = ({ code, message, details }: Problem) =>
    end({ state: 'failed', failure: { code, message, ...(details && { details }) } });
  const unended = row.unended - (survived.delete(id) ? 1 : 0);
  if (unended >= mostUnended) return fail(new Problem('TASK_ASIDE'));
  await note({ state: 'running', unended: unended + 1 });
  try {
    const data = work.data.parse(row.data);
    await work.run({ id, propertyId, data, by: { id: byId, name: byName }, signal, progress });
    await end({ state: 'done' });
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit && !signal.aborted;
    if (error instanceof Problem) return fail(error);
    if (!signal.aborted) failed(error);
    if (isLast) return fail(new Problem('FAILED'));
    await note({ unended }).catch(() => survived.add(id));
    throw error;
  }
}
