import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgBoss } from 'pg-boss';
import { changeSchema } from '@/services/db/migrate';
import { poolOf } from '@/services/db/orm';

/** What pg-boss calls our tasks. */
export const queue = 'tasks';
/** After which silence a process that runs a task is taken for dead. */
const silenceSeconds = 20;

interface Told {
  failed: (error: unknown) => void;
  /** The database has done what it asked for. */
  heard: () => void;
}

/** pg-boss over the connections that there are, on either kind of database; first starts take turns. */
export async function openBoss(db: NodePgDatabase, { failed, heard }: Told): Promise<PgBoss> {
  const pool = poolOf(db);
  // Loaded with the first task.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        const answer = await pool.query(text, values);
        heard();
        return answer;
      },
    },
    schema: 'pgboss',
    schedule: false,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    flowIntervalSeconds: 300,
    bamIntervalSeconds: 300,
  });
  boss.on('error', failed);
  try {
    await changeSchema(pool, async () => {
      await boss.start();
      await boss.createQueue(queue, {
        ...{ retryLimit: 4, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 },
        ...{
          heartbeatSeconds: silenceSeconds,
          expireInSeconds: 3 * 3600,
          deleteAfterSeconds: 24 * 3600,
        },
      });
    });
  } catch (error) {
    // Half of it may run already.
    await boss.stop({ graceful: false, close: false }).catch(() => {});
    throw error;
  }
  return boss;
}
