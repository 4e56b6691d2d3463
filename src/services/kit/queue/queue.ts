import { setTimeout as pause } from 'node:timers/promises';
import { and, isNull, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { everySoOften } from '@/services/kit/every-so-often';
import type { Announce } from '@/services/kit/live/announce';
import { openBoss, queue } from './boss';
import { runTask } from './run-task';
import { tasks } from './tables';
import { taskIs, type Work } from './work';

/** Where work goes that is not done within the call that asks for it. */
export interface TaskQueue {
  /** Gives the tasks of a name to their work; called while the services are put together. */
  serve<Data>(work: Work<Data>): void;
  /** Begins what `owe` has noted, once that is committed; returns at once. */
  begin(taskId: string): void;
  /** Takes up what is waiting, also what another process left behind. */
  start(): void;
  /**
   * Whether tasks that begin now are done: `closed` from its start until it is open, `silent` where it has
   * asked for work in vain for a while, or asks no more.
   */
  state(): 'ok' | 'closed' | 'silent';
  /** Lets what runs come to its next step, for some seconds; what is not done then is begun again later. */
  stop(): Promise<void>;
}

interface Options {
  db: NodePgDatabase;
  announce: Announce;
  failed: (error: unknown) => void;
  /** Whether its tasks are done by this process; otherwise by others at its database. */
  works?: boolean;
  /** After so long without an answer to what it asks every few seconds it is silent, ms. */
  silenceMs?: number;
}

/** Tasks that one process runs at the same time, of different properties. */
const atOnce = 2;
const pollSeconds = 3;
const stopMs = 5000;
const minuteMs = 60_000;
/** Between two tries to open it, ms. */
const pauses = { first: 500, longest: 10_000 };

const wake = (boss: PgBoss, workers: readonly string[]) => {
  for (const worker of workers) boss.notifyWorker(worker);
};

/**
 * The durable queue: a task is a row, noted in the transaction that needs it; pg-boss shares them among
 * processes, tries again, and finds what a dead process left. It starts with the first task, or by `start`.
 */
export function taskQueue({
  db,
  announce,
  failed,
  works: isWorking = true,
  silenceMs = 30_000,
}: Options): TaskQueue {
  const works = new Map<string, Work<unknown>>();
  const survived = new Set<string>();
  const stopping = new AbortController();
  let started: Promise<{ boss: PgBoss; workers: string[] }> | undefined;
  let isOpen = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  const heard = () => {
    heardAt = performance.now();
  };

  async function open() {
    const boss = await openBoss(db, { failed, heard });
    const workers: string[] = [];
    const run = async ([job]: JobWithMetadata[]) => {
      if (!job) return;
      // The next one is looked for at once.
      const next = () => wake(boss, workers);
      await runTask({ db, announce, works, survived, failed }, job, stopping.signal).finally(next);
    };
    const options = { includeMetadata: true, pollingIntervalSeconds: pollSeconds } as const;
    while (isWorking && workers.length < atOnce) {
      workers.push(await boss.work(queue, { ...options, localGroupConcurrency: 1 }, run));
    }
    return { boss, workers };
  }

  async function send({ id, propertyId }: { id: string; propertyId: string | null }) {
    if (stopping.signal.aborted) return;
    const { boss, workers } = await begun();
    // The job bears the task's id: a second sending changes nothing.
    await boss.send(queue, {}, { id, group: { id: propertyId ?? 'platform' } });
    wake(boss, workers);
  }

  /** Sends what was noted by a process that died before it could, and gives up what the queue gave up. */
  async function sweep(): Promise<void> {
    const { boss } = await begun();
    const old = new Date(Date.now() - minuteMs).toISOString();
    const open = await db
      .select({ id: tasks.id, propertyId: tasks.propertyId })
      .from(tasks)
      .where(and(isNull(tasks.endedAt), lt(tasks.createdAt, old)));
    for (const task of open) {
      const [job] = await boss.findJobs(queue, { id: task.id });
      if (!job) await send(task);
      if (job?.state === 'failed') {
        const failure = { code: 'FAILED', message: '' };
        const endedAt = new Date().toISOString();
        await db.update(tasks).set({ state: 'failed', failure, endedAt }).where(taskIs(task.id));
      }
    }
  }
  const sweeping = everySoOften(
    minuteMs,
    async () => {
      if (started && isWorking) await sweep();
    },
    failed,
  );

  /** Tries until it is open; rejects where it is stopped before. */
  async function opened() {
    for (let ms = pauses.first; ; ms = Math.min(ms * 2, pauses.longest)) {
      try {
        const made = await open();
        isOpen = true;
        return made;
      } catch (error) {
        failed(error);
        await pause(ms, undefined, { signal: stopping.signal });
      }
    }
  }
  function begun() {
    started ??= opened();
    return started;
  }
  const failedToo = (error: unknown) => {
    if (!stopping.signal.aborted) failed(error);
  };
  return {
    serve: (work) => void works.set(work.name, work as Work<unknown>),
    begin: (taskId) =>
      void db
        .select({ id: tasks.id, propertyId: tasks.propertyId })
        .from(tasks)
        .where(taskIs(taskId))
        .then(([task]) => task && send(task))
        .catch(failedToo),
    start: () => void begun().then(sweeping.soon, failedToo),
    state() {
      if (started === undefined) return 'ok';
      if (!isOpen) return 'closed';
      return isWorking && performance.now() - heardAt > silenceMs ? 'silent' : 'ok';
    },
    async stop() {
      stopping.abort();
      await sweeping.stop();
      const open = await started?.catch(() => undefined);
      await open?.boss.stop({ graceful: true, timeout: stopMs, close: false });
    },
  };
}
