import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';
import { inRoot } from '../root.mjs';
import { printTable } from './table.mjs';

/** One property's 200,000 parcels alone, and among 1,000,000. */
const crowds = { alone: 1, among: 5 };

/** A database of a server for each crowd, made where there is none. */
async function databaseOf(server, crowd) {
  const { default: pg } = await import('pg');
  const url = new URL(server);
  const name = `niti_bench_${crowd}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = name;
  return url.toString();
}

/**
 * The parcel list and intake beside hand-written queries of the same rows: on the embedded database,
 * and with BENCH_DATABASE_URL on that server, where databases may be made.
 */
export async function parcels() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase('bench', 'scripts/bench/programs/parcels-program.ts');
  const server = process.env.BENCH_DATABASE_URL;
  const pages = {};
  for (const [crowd, times] of Object.entries(crowds)) {
    const urls = [undefined, ...(server ? [await databaseOf(server, crowd)] : [])];
    for (const url of urls) {
      const child = spawn(
        process.execPath,
        [program, inRoot(`.cache/bench-${crowd}`), `${times}`],
        {
          stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
          env: { ...process.env, ...(url && { BENCH_URL: url }) },
        },
      );
      child.on('message', (found) => {
        pages[found.kind] ??= {};
        pages[found.kind][crowd] = found.pages;
      });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new CommandFailed(1);
    }
  }
  for (const [kind, { alone, among }] of Object.entries(pages)) {
    printTable(
      `Pages of 8 kB that a call looks at, ${kind} database`,
      ['call', 'of 200,000', 'of 1,000,000', 'growth'],
      Object.keys(alone).map((name) => [
        name,
        alone[name],
        among[name],
        (among[name] / alone[name]).toFixed(1),
      ]),
    );
  }
}
