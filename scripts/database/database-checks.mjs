/**
 * Runs the database checks outside Jest, whose sandbox cannot load WebAssembly:
 * `node scripts/database/database-checks.mjs embedded|postgres`.
 * PostgreSQL is CHECK_DATABASE_URL, an empty database, or else a temporary one of this machine's.
 */
import { spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import sidePrograms from '../side-programs.cjs';
import { bundlePrograms } from './database-bundle.mjs';
import { putEmptyDatabase } from './empty-database.mjs';
import { postgresFolder, startPostgres } from './own-postgres.mjs';

const here = '__tests__/services/db';
const kind = process.argv[2] ?? 'embedded';

/** Memory where there is enough: the checks count the syncs of a disk, and need not wait for it. */
function placeForFolders() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}

const patient = ['queue', 'cuts'];
const onBothKinds = [
  'both-kinds',
  'card-keys',
  'presence',
  'received-at-once',
  'decided-at-once',
  'keeping',
  ...patient,
];

function bundleChecks(names) {
  const programs = names.map((name) => [name, `${here}/${name}.checks.ts`]);
  const worker = `${here}/failing-disk-worker.ts`;
  return bundlePrograms(`checks-${kind}`, {
    ...Object.fromEntries(programs),
    ...sidePrograms,
    'embedded-worker': worker,
  });
}

/** What runs now, to be ended with this process. */
const ends = new Set();
process.once('SIGTERM', () => {
  for (const end of ends) end();
  process.exit(1);
});

/** Runs one program; what it prints is kept together. */
async function check(file, url) {
  const env = { ...process.env, CHECK_DATABASE_URL: url, TMPDIR: placeForFolders() };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => child.kill('SIGKILL');
  ends.add(end);
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(await text(child.stdout));
  const isPassed = (await ended) === 0;
  ends.delete(end);
  return isPassed;
}

/** Some checks wait most of their time, which the others use; those take their turns. */
async function checkAll(outdir, names, url = '') {
  const run = (name) => check(`${outdir}/${name}.js`, url);
  const waiting = Promise.all(patient.map(run));
  let passed = true;
  for (const name of names.filter((one) => !patient.includes(one))) {
    passed = (await run(name)) && passed;
  }
  return (await waiting).every(Boolean) && passed;
}

async function checkPostgres() {
  const given = process.env.CHECK_DATABASE_URL;
  if (given) return checkAll(await bundleChecks(onBothKinds), onBothKinds, given);
  const bin = postgresFolder();
  if (!bin) {
    process.stdout.write('skipped: there is no PostgreSQL on this machine\n');
    return true;
  }
  const outdir = await bundleChecks(onBothKinds);
  await putEmptyDatabase(outdir);
  const server = startPostgres(bin);
  ends.add(server.stop);
  try {
    return await checkAll(outdir, onBothKinds, server.url);
  } finally {
    ends.delete(server.stop);
    server.stop();
  }
}

async function checkEmbedded() {
  const names = [...onBothKinds, 'embedded'];
  const outdir = await bundleChecks(names);
  await putEmptyDatabase(outdir);
  return checkAll(outdir, names);
}

const passed = kind === 'postgres' ? await checkPostgres() : await checkEmbedded();
process.exitCode = passed ? 0 : 1;
