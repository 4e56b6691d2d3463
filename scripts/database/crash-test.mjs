import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { bundleWithDatabase } from './database-bundle.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    rows: { type: 'string', default: '1000' },
    unsynced: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const rows = Number(values.rows);

const home = mkdtempSync(path.join(tmpdir(), 'niti-crash-'));
const folder = path.join(home, 'database');
const synced = path.join(home, 'synced');

const program = await bundleWithDatabase(
  values.unsynced ? 'power-cut-test' : 'crash-test',
  'scripts/database/crash-test/child.ts',
  values.unsynced ? 'scripts/database/crash-test/synced-worker.ts' : undefined,
);
const env = { ...process.env, TMPDIR: home, CRASH_FOLDER: folder, CRASH_SYNCED: synced };

function run(task, onLine) {
  const child = spawn(process.execPath, [program, task, folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => onLine(line, child));
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
}

/** Inserts until a random row of the round is acknowledged, and kills the process there. */
async function insertAndKill(acknowledged) {
  const until = acknowledged.size + 1 + Math.floor(Math.random() * rows);
  let killed = false;
  await run('insert', (line, child) => {
    // What was already on its way when the kill was sent counts too: it was acknowledged.
    acknowledged.add(line);
    if (acknowledged.size >= until && !killed) killed = child.kill('SIGKILL');
  });
}

async function readBack() {
  const found = new Set();
  const code = await run('read', (line) => found.add(line));
  return code === 0 ? found : null;
}

/** What the disk would hold after a power cut takes the place of what the folder holds. */
function cutPower() {
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(synced)) cpSync(synced, folder, { recursive: true });
}

const acknowledged = new Set();
let lost = 0;
let failed = 0;
for (let round = 1; round <= rounds; round += 1) {
  const before = acknowledged.size;
  await insertAndKill(acknowledged);
  if (values.unsynced) cutPower();
  const found = await readBack();
  const missing = found ? [...acknowledged].filter((id) => !found.has(id)) : [];
  lost += missing.length;
  failed += found ? 0 : 1;
  const result = found ? `${missing.length} lost` : 'did not open';
  console.log(`round ${round}: ${acknowledged.size - before} acknowledged, ${result}`);
  if (!found) break;
  for (const id of missing) acknowledged.delete(id);
}
const how = values.unsynced ? 'power cut' : 'kill';
console.log(`${how}: ${rounds} rounds, ${acknowledged.size} rows, ${lost} lost, ${failed} failed`);
rmSync(home, { recursive: true, force: true });
process.exitCode = lost + failed > 0 ? 1 : 0;
