import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { CommandFailed } from '../command.mjs';
import { postgresFolder, startPostgres } from '../database/own-postgres.mjs';
import { noSettings } from '../installation/no-settings.mjs';
import { part } from '../installation/part.mjs';
import { sumOf } from '../installation/processes.mjs';
import { inRoot } from '../root.mjs';
import { printDay } from './load-tables.mjs';

const setting = (name, usual) => Number(process.env[name] || usual);

/** `BENCH_DAY=0.01` is a hundredth of it. */
const scale = setting('BENCH_DAY', 1);
const sizes = {
  properties: Math.max(12, Math.round(300 * scale)),
  parcels: Math.round(1_000_000 * scale),
  invoices: Math.round(200_000 * scale),
  staff: Math.max(12, Math.round(300 * scale)),
};
const work = {
  pace: setting('BENCH_PACE', 20),
  seconds: setting('BENCH_SECONDS', 90),
  staff: sizes.staff,
};
const room = inRoot(`.cache/bench-load-${scale}`);
const firstPort = setting('BENCH_PORT', 5700);

async function run(program, args, { env = {}, told = () => {}, niceness = 0 } = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  setPriority(child.pid, niceness);
  child.on('message', told);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
}

/** So many services processes at one database, each a part that can be started; the first has the events. */
function processes(name, count, { url, tokenSecret }) {
  const ports = Array.from({ length: count }, (_, at) => firstPort + at);
  const parts = ports.map((port, at) => {
    const folder = `${room}/${url ? `${name}-${at}` : 'embedded'}`;
    mkdirSync(folder, { recursive: true });
    if (at > 0) {
      rmSync(`${folder}/uploads`, { force: true, recursive: true });
      symlinkSync(`${room}/${name}-0/uploads`, `${folder}/uploads`);
    }
    return part({
      name: `${name}-${at}`,
      command: process.execPath,
      args: [inRoot('dist/launch.js')],
      env: {
        ...{
          ...process.env,
          ...noSettings,
          NITI_MODE: 'demo',
          LOG_LEVEL: 'error',
          HOST: '127.0.0.1',
        },
        ...{ DATA_DIR: folder, DATABASE_URL: url ?? '', SERVICES_PORT: `${port}` },
        ...{ TOKEN_SECRET: tokenSecret, PORTAL_SECRET: tokenSecret.toUpperCase() },
        CARD_KEYS: `bench:${'x'.repeat(32)}`,
        NITI_PARTS: at === 0 ? 'services,queue,realtime' : 'services,queue',
        REALTIME_API: at === 0 ? '' : `http://127.0.0.1:${firstPort}`,
      },
      ready: `http://127.0.0.1:${port}/health/ready`,
      log: `${folder}/log`,
    });
  });
  return { ports, parts };
}

/** A day at these processes: what each of its stretches came to, with the processor and memory that it took. */
async function dayOf(day, { ports, parts }, tokenSecret, database) {
  const found = [];
  const looks = {};
  const look = () => ({
    services: sumOf(parts.map(({ pid }) => pid)),
    database: sumOf(database ? [database.pid()] : []),
    at: performance.now(),
  });
  const told = ({ phase, is, ...result }) => {
    if (is === 'begun') {
      looks[phase] = look();
      return;
    }
    const [from, to] = [looks[phase], look()];
    const passed = (to.at - from.at) / 1000;
    const effort = (whose) => ({
      cores: (to[whose].cpu - from[whose].cpu) / passed,
      memory: to[whose].memory,
    });
    found.push({ phase, ...result, services: effort('services'), database: effort('database') });
  };
  try {
    for (const one of parts) await one.start();
    await run(day, [JSON.stringify({ ...work, ports, tokenSecret })], { told });
  } finally {
    for (const one of parts) await one.stop();
  }
  return found;
}

/** A day's work of all properties at once, at one process and at several. */
export async function load() {
  const { bundleWithDatabase, bundlePrograms } = await import('../database/database-bundle.mjs');
  const fill = await bundleWithDatabase('bench-load', 'scripts/bench/programs/load-fill.ts');
  const made = await bundlePrograms('bench-load-day', {
    day: 'scripts/bench/programs/load-day.ts',
  });
  const day = `${made}/day.js`;
  const tokenSecret = randomBytes(30).toString('hex');
  const layouts = [];
  const measure = async (name, there, database) => {
    console.log(`${name} (${new Date().toISOString()})`);
    layouts.push([name, await dayOf(day, there, tokenSecret, database)]);
  };
  const filled = (url) => {
    console.log(
      `Preparing ${url ? 'PostgreSQL' : 'the embedded database'}: ${JSON.stringify(sizes)}`,
    );
    const env = url ? { BENCH_URL: url } : {};
    return run(fill, [`${room}/embedded`, JSON.stringify(sizes)], { env, niceness: 10 });
  };
  // A database that was left half filled lacks what is made at the end.
  const mark = `${room}/filled`;
  if (!existsSync(mark)) {
    rmSync(room, { recursive: true, force: true });
    await filled();
    writeFileSync(mark, '');
  }
  const bin = postgresFolder();
  const database = bin && startPostgres(bin);
  try {
    const url = database?.url;
    if (url) await filled(url);
    else console.log('left out: there is no PostgreSQL on this machine');
    await measure('embedded', processes('embedded', 1, { tokenSecret }));
    if (url) {
      await measure('PostgreSQL', processes('one', 1, { url, tokenSecret }), database);
      await measure('PostgreSQL, three', processes('three', 3, { url, tokenSecret }), database);
    }
  } finally {
    database?.stop();
  }
  printDay(layouts, sizes.staff);
}
