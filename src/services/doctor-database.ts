import { join } from 'node:path';
import { openDatabase } from '@/services/db/database';
import { DatabaseProblem } from '@/services/db/database-problem';
import { pendingMigrations } from '@/services/db/migrate';
import { type Look, look, ok, why, wrong } from './doctor-findings';
import { nights } from './doctor-nights';
import { migrations } from './migrations';

const mostDriftMs = 2000;

/** The database, what a start would change in it, its clock, and the processes that work at it. */
export const database: Look = async ({ databaseUrl, dataDir }) => {
  const where = databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, 'db') };
  const db = await openDatabase(where).catch((error: unknown) => error as Error);
  if (db instanceof Error) {
    const isRunning = db instanceof DatabaseProblem && db.reason === 'LOCKED';
    return [
      isRunning
        ? ok('database', 'embedded, and in use by the running product')
        : wrong('database', why(db)),
    ];
  }
  try {
    const { rows } = await db.pool.query('select version() as version, now()::text as now');
    const found = [ok('database', String(rows[0].version).split(' ', 2).join(' '))];
    const drift = Math.abs(Date.now() - new Date(rows[0].now).getTime());
    const seconds = `this machine's clock and the database's differ by ${Math.round(drift / 1000)} s`;
    found.push(
      drift > mostDriftMs ? look('clocks', `${seconds}: set them by NTP`) : ok('clocks', seconds),
    );
    const pending = await pendingMigrations(db.pool, migrations).catch((error: unknown) =>
      why(error),
    );
    if (typeof pending === 'string') return [...found, wrong('migrations', pending)];
    if (pending.length > 0)
      return [
        ...found,
        look(
          'migrations',
          `${pending.length} are done by the next start; migrate --check says which`,
        ),
      ];
    found.push(ok('migrations', 'all are done'), await nights(db.pool));
    const { rows: processes } = await db.pool.query(
      `select place, build from service_processes where seen_at > now() - interval '30 s' order by place`,
    );
    const builds = new Set(processes.map(({ build }) => build));
    const places = processes.map(({ place, build }) => `${place} (${build})`).join(', ') || 'none';
    if (!databaseUrl) return found;
    found.push(
      builds.size > 1 ? look('processes', `of several builds: ${places}`) : ok('processes', places),
    );
    return found;
  } finally {
    await db.close();
  }
};
