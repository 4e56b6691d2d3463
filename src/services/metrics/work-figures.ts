import { count, isNull, min, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Gauge, type Registry } from 'prom-client';
import { lettersWaiting, type OwedTable } from '@/services/kit/mail/owed';
import { tasks } from '@/services/kit/queue/tables';
import { isGivenUp } from '@/services/kit/queue/work';

/** The letters that are owed, by what they are about. */
export type Owed = Readonly<Record<string, OwedTable>>;

/** A figure that is read from the database; while that is away it shows nothing. */
async function read(gauge: Gauge, fill: () => Promise<void>): Promise<void> {
  gauge.reset();
  await fill().catch(() => {});
}

/** What waits, runs, or failed and nobody has seen to. */
const openTasks = (db: NodePgDatabase) =>
  db
    .select({
      ...{ work: tasks.work, state: tasks.state },
      ...{ many: count(), since: min(tasks.createdAt) },
    })
    .from(tasks)
    .where(or(isNull(tasks.endedAt), isGivenUp))
    .groupBy(tasks.work, tasks.state);

/** Shows what waits, runs and failed of the queue's works, and the letters that are yet to go out. */
export function measureWork(registry: Registry, db: NodePgDatabase, owed: Owed): void {
  const registers = [registry];
  new Gauge({
    ...{ name: 'niti_tasks', registers, labelNames: ['work', 'state'] },
    help: 'Tasks that wait, run, or failed and nobody has seen to.',
    async collect() {
      await read(this, async () => {
        for (const { work, state, many } of await openTasks(db)) this.set({ work, state }, many);
      });
    },
  });
  new Gauge({
    ...{ name: 'niti_task_oldest_seconds', registers, labelNames: ['work'] },
    help: 'Since when the oldest task waits that is not begun.',
    async collect() {
      await read(this, async () => {
        for (const { work, state, since } of await openTasks(db)) {
          if (state !== 'waiting' || !since) continue;
          this.set({ work }, Math.max(0, Date.now() - Date.parse(since)) / 1000);
        }
      });
    },
  });
  new Gauge({
    ...{ name: 'niti_letters_waiting', registers, labelNames: ['kind'] },
    help: 'Letters that wait for their turn, or for another try.',
    async collect() {
      await read(this, async () => {
        for (const [kind, table] of Object.entries(owed)) {
          this.set({ kind }, await lettersWaiting(db, table));
        }
      });
    },
  });
}
