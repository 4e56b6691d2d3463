import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { openFolder, written } from '@/services/db/data-folder';
import { DatabaseProblem, openDatabase } from '@/services/db/database';
import type { DatabaseProblemReason } from '@/services/db/database-problem';
import { requireDurable } from '@/services/db/require-durable';
import { keepUp } from '@/services/db/upkeep';
import { serve } from '@/services/db/wire-server';
import { temporaryFolder } from './temporary';

const refusal = (reason: DatabaseProblemReason, pattern: RegExp) => (error: Error) => {
  assert.ok(error instanceof DatabaseProblem, error.stack);
  assert.equal(error.reason, reason);
  assert.match(error.message, pattern);
  assert.doesNotMatch(error.message, /\n/);
  return true;
};

/** A process that opens the folder, tells `open` or why not, and holds it until it is killed. */
function holder(folder: string): ChildProcess & { said: Promise<string> } {
  const child = spawn(process.execPath, [process.argv[1] ?? ''], {
    env: { ...process.env, CHECK_HOLD: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = once(child.stdout as NodeJS.ReadableStream, 'data').then(([data]) => String(data));
  return Object.assign(child, { said });
}

async function hold(folder: string): Promise<void> {
  try {
    const db = await openDatabase({ folder });
    await db.pool.query('CREATE TABLE IF NOT EXISTS held (id serial PRIMARY KEY)');
    await db.pool.query('INSERT INTO held DEFAULT VALUES');
    process.stdout.write('open');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  } catch (error) {
    process.stdout.write((error as DatabaseProblem).reason ?? String(error));
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

if (process.env.CHECK_HOLD) {
  await hold(process.env.CHECK_HOLD);
  process.exit();
}

test('rows are there after closing and opening again, with nothing left in the temporary folder', async () => {
  const folder = temporaryFolder();
  const first = await openDatabase({ folder });
  const { host } = first.pool.options;
  await first.pool.query('CREATE TABLE kept AS SELECT 1 AS n');
  await first.close();
  assert.equal(fs.existsSync(host ?? ''), false);
  const second = await openDatabase({ folder });
  assert.deepEqual((await second.pool.query('SELECT n FROM kept')).rows, [{ n: 1 }]);
  await second.close();
});

test('a folder is held by one process; a killed one gives way to one of those that start', async () => {
  const folder = temporaryFolder();
  const first = holder(folder);
  assert.equal(await first.said, 'open');
  const pattern = new RegExp(`^The database folder ${folder} is in use by process ${first.pid} `);
  await assert.rejects(openDatabase({ folder }), refusal('LOCKED', pattern));
  first.kill('SIGSTOP');
  await assert.rejects(openDatabase({ folder }), refusal('LOCKED', pattern));
  await kill(first);
  for (let round = 0; round < 3; round += 1) {
    const starting = [1, 2, 3].map(() => holder(folder));
    const said = await Promise.all(starting.map((child) => child.said));
    assert.deepEqual(said.sort(), ['LOCKED', 'LOCKED', 'open']);
    await Promise.all(starting.map(kill));
  }
  const db = await openDatabase({ folder });
  await assert.rejects(openDatabase({ folder }), refusal('LOCKED', /in use/));
  assert.equal((await db.pool.query('SELECT FROM held')).rowCount, 4);
  await db.close();
  const left = fs
    .readdirSync(folder)
    .filter((name) => !/^(data|version\.json|lock\.\d+)$/.test(name));
  assert.deepEqual(left, []);
});

test('a lock of a machine that cannot be asked is not taken, one of this machine before it restarted is', async () => {
  const folder = temporaryFolder();
  const lock = { pid: 7, host: 'elsewhere', boot: 'x', since: 'then', socket: 's', room: '/tmp/r' };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'lock.3'), JSON.stringify(lock));
  await assert.rejects(
    openDatabase({ folder }),
    refusal('LOCKED', /process 7 on elsewhere.*delete/),
  );
  const { hostname } = await import('node:os');
  fs.writeFileSync(path.join(folder, 'lock.3'), JSON.stringify({ ...lock, host: hostname() }));
  await (await openDatabase({ folder })).close();
});

test('a folder of another version is refused, and left as it is', async () => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'data'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'data', 'PG_VERSION'), '17\n');
  const pattern = /was written by PGlite 0\.4 \(PostgreSQL 17\), this release reads PGlite 0\.5/;
  fs.writeFileSync(path.join(folder, 'version.json'), '{"pglite":"0.4","postgres":"17"}');
  await assert.rejects(openDatabase({ folder }), refusal('WRONG_VERSION', pattern));
  fs.rmSync(path.join(folder, 'version.json'));
  await assert.rejects(openDatabase({ folder }), refusal('WRONG_VERSION', /PGlite unknown/));
  assert.deepEqual(fs.readdirSync(path.join(folder, 'data')), ['PG_VERSION']);
});

test('the version that is written down is the one that is installed', () => {
  const manifest = fs.readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8');
  assert.match(JSON.parse(manifest).version, new RegExp(`^${written.pglite}\\.`));
});

test('a folder that cannot be made or written is refused', async () => {
  const file = temporaryFolder();
  fs.writeFileSync(file, '');
  const pattern = /cannot be written \(ENOTDIR\)/;
  await assert.rejects(openDatabase({ folder: `${file}/in` }), refusal('NOT_WRITABLE', pattern));
  if (process.getuid?.() === 0) return;
  const locked = temporaryFolder();
  fs.mkdirSync(locked, { mode: 0o500 });
  await assert.rejects(openDatabase({ folder: locked }), refusal('NOT_WRITABLE', /EACCES/));
});

test('a folder whose files are damaged does not open, and says what to do', async () => {
  const folder = temporaryFolder();
  await (await openDatabase({ folder })).close();
  fs.writeFileSync(path.join(folder, 'data', 'global', 'pg_control'), 'nonsense');
  await assert.rejects(openDatabase({ folder }), refusal('WILL_NOT_OPEN', /does not open.*backup/));
});

test('a database whose commits do not reach the disk is refused', async () => {
  const { pglite } = await openFolder(temporaryFolder(), () => {});
  const pattern = /a commit does not reach the disk/;
  await assert.rejects(
    requireDurable(pglite, () => 0, '/x'),
    refusal('WILL_NOT_OPEN', pattern),
  );
  await pglite.close();
});

test('a disk that fails stops the database instead of going on', async () => {
  const folder = temporaryFolder();
  const db = await openDatabase({ folder });
  await db.pool.query('CREATE TABLE held (id serial PRIMARY KEY)');
  fs.writeFileSync(path.join(folder, 'disk-fails'), '');
  await assert.rejects(db.pool.query('INSERT INTO held DEFAULT VALUES'));
  const problem = await db.lost;
  assert.match(problem.message, /^The database folder .* failed: PANIC: .*could not fsync/);
  await db.close();
  fs.rmSync(path.join(folder, 'disk-fails'));
  const again = await openDatabase({ folder });
  await again.pool.query('INSERT INTO held DEFAULT VALUES');
  await again.close();
});

test('an idle transaction gives way after a while, and dead rows are cleared by and by', async () => {
  const folder = temporaryFolder();
  const { pglite } = await openFolder(folder, () => {});
  const host = path.dirname(folder);
  const server = await serve(pglite, path.join(host, '.s.PGSQL.5432'), 300);
  const pool = new pg.Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 4 });
  await pool.query('CREATE TABLE busy AS SELECT n FROM generate_series(1, 500) AS n');

  const sleeper = await pool.connect();
  sleeper.on('error', () => {});
  await sleeper.query('BEGIN');
  await sleeper.query('DELETE FROM busy');
  assert.equal((await pool.query('SELECT FROM busy')).rowCount, 500);
  sleeper.release(true);

  await pool.query('UPDATE busy SET n = n');
  const pace = { every: 50, quiet: 10, log: 1e9, overdue: 1e9 };
  const stop = await keepUp(host, server.queue, pace);
  const seen = 'SELECT vacuum_count::int AS v FROM pg_stat_user_tables';
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await pool.query(seen)).rows[0].v > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.equal((await pool.query(seen)).rows[0].v, 1);
  await stop();
  await pool.end();
  await server.close();
  await pglite.close();
});

test('who waits too long for a statement is told so, and leaves nothing behind', async () => {
  const db = await openDatabase({ folder: temporaryFolder() });
  const { options } = db.pool;
  assert.ok(Number(options.query_timeout) <= 20_000);
  await db.patiently(({ pool }) => pool.query('CREATE TABLE held (n int)'));
  options.query_timeout = 2000;
  const slow = db.orm.transaction(async (tx) => {
    await tx.execute('INSERT INTO held VALUES (1)');
    await tx.execute('SELECT pg_sleep(4)');
  });
  await assert.rejects(slow);
  await db.patiently(async ({ pool }) => {
    assert.equal((await pool.query('SELECT FROM held, pg_sleep(2.5)')).rowCount, 0);
  });
  assert.equal((await db.pool.query('SELECT FROM held')).rowCount, 0);
  await db.close();
});
