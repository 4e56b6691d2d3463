/**
 * Runs the database checks outside Jest, whose sandbox cannot load WebAssembly:
 * `node scripts/database/database-checks.mjs embedded|postgres`.
 * PostgreSQL is CHECK_DATABASE_URL, an empty database, or else a temporary one of this machine's.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleWithDatabase } from './database-bundle.mjs';

const here = '__tests__/services/db';
const kind = process.argv[2] ?? 'embedded';
const debian = '/usr/lib/postgresql';

function postgresFolder() {
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = versions.map((version) => `${debian}/${version}/bin`);
  return [...folders, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** Starts a server of its own; PostgreSQL refuses to run as root, so root runs it as nobody. */
function startPostgres(bin) {
  const room = mkdtempSync(path.join(tmpdir(), 'niti-postgres-'));
  chmodSync(room, 0o777);
  const as = process.getuid?.() === 0 ? ['runuser', '-u', 'nobody', '--'] : ['env'];
  const run = (name, ...args) =>
    execFileSync(as[0], [...as.slice(1), path.join(bin, name), ...args], { stdio: 'ignore' });
  const data = path.join(room, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync');
  run('pg_ctl', '-D', data, '-w', '-o', `-k ${room} -c listen_addresses=`, 'start');
  return {
    url: `postgres://postgres@/postgres?host=${room}`,
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(room, { recursive: true, force: true });
    },
  };
}

async function check(program, env) {
  const worker = `${here}/failing-disk-worker.ts`;
  const file = await bundleWithDatabase(
    `checks-${program}`,
    `${here}/${program}.checks.ts`,
    worker,
  );
  const { status } = spawnSync(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}

async function checkBoth(url) {
  let passed = true;
  for (const program of ['both-kinds', 'queue', 'card-keys']) {
    passed = (await check(program, { CHECK_DATABASE_URL: url })) && passed;
  }
  return passed;
}

async function checkPostgres() {
  const given = process.env.CHECK_DATABASE_URL;
  if (given) return checkBoth(given);
  const bin = postgresFolder();
  if (!bin) {
    process.stdout.write('skipped: there is no PostgreSQL on this machine\n');
    return true;
  }
  const server = startPostgres(bin);
  try {
    return await checkBoth(server.url);
  } finally {
    server.stop();
  }
}

async function checkEmbedded() {
  const both = await checkBoth('');
  return (await check('embedded', {})) && both;
}

const passed = kind === 'postgres' ? await checkPostgres() : await checkEmbedded();
process.exitCode = passed ? 0 : 1;
