import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { sessionEndpoints } from '@/contracts/auth/session';
import { buildServices } from '@/services/app';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { openLocalStore } from '@/services/upload';
import { printTable } from '../table.mjs';
import { type Worst, worstBodies } from './bodies-worst';
import { cardKeys } from './card-keys';
import { spread } from './timing';

const nobody = '018f0000-0000-7000-8000-000000000000';
const params = { password: 'niti-demo-2569' };

/** Asks the process of the services. */
async function told(asked: 'forget' | 'cpu'): Promise<number> {
  process.send?.(asked);
  return (await once(process, 'message'))[0] as number;
}

/** Calls the services at an address, as whoever may make the call. */
async function client(url: string) {
  const signIn = async (key: string): Promise<string> => {
    const reply = await fetch(`${url}/auth/api/v1${sessionEndpoints.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, type: 'password', app: 'niti', params }),
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`${key} is refused: ${JSON.stringify(answer)}`);
    return answer.data.accessToken;
  };
  const tokens = { admin: await signIn('admin'), manager: await signIn('manager') };
  const refused = new Set<Worst['endpoint']>();
  return async ({ endpoint }: Worst, body: Buffer) => {
    const { service, path, method, needs } = endpoint;
    const who = refused.has(endpoint) ? 'admin' : 'manager';
    // Who tries to sign in as often as this would be refused unread.
    if (needs === 'anyone') await told('forget');
    const begin = performance.now();
    const reply = await fetch(`${url}/${service}/api/v1${path.replace(/:\w+/g, nobody)}`, {
      method,
      headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
      body: new Uint8Array(body),
    });
    await reply.arrayBuffer();
    // Some calls end the session that makes them, and some are the platform's.
    if (reply.status === 401 && needs !== 'anyone') tokens[who] = await signIn(who);
    if (reply.status === 403) refused.add(endpoint);
    if (reply.status === 429) await told('forget');
    return { ms: performance.now() - begin, status: reply.status };
  };
}

/** The longest that `/health` is waited for beside what goes on, and how long it takes by itself, ms. */
function waitForHealth(url: string) {
  const taken: number[] = [];
  let going = true;
  const asking = (async () => {
    while (going) {
      const begin = performance.now();
      await (await fetch(`${url}/health`)).arrayBuffer();
      taken.push(performance.now() - begin);
    }
  })();
  return async () => {
    going = false;
    await asking;
    return { longest: Math.max(...taken), usual: spread(taken).p50 };
  };
}

/** Milliseconds of the services' processor for one of so many runs, however busy the machine is. */
async function costOf(rounds: number, run: () => Promise<unknown>): Promise<number> {
  const before = await told('cpu');
  for (let round = 0; round < rounds; round++) await run();
  return ((await told('cpu')) - before) / rounds;
}

interface Timed {
  worst: Worst;
  ms: number;
}

const nameOf = ({ endpoint: { method, service, path }, field }: Worst) =>
  `${method} ${service}${path} ${field}`.trim();

/** Of each field the slowest body, the slowest first. */
function byField(all: readonly Timed[]): Timed[] {
  const sorted = [...all].sort((a, b) => b.ms - a.ms);
  return [...new Map(sorted.reverse().map((one) => [nameOf(one.worst), one])).values()].reverse();
}

/** In a process of its own, so that the making of bodies is not measured. */
async function send(url: string): Promise<void> {
  const call = await client(url);
  const all = await worstBodies();
  const answers: Record<number, number> = {};
  const timed: Timed[] = [];
  for (const worst of all) {
    const body = worst.body(1);
    const [first, again] = [await call(worst, body), await call(worst, body)];
    answers[again.status] = (answers[again.status] ?? 0) + 1;
    timed.push({ worst, ms: Math.min(first.ms, again.ms) });
  }
  // What was slow only because the machine was, is not slow again.
  const twice: Timed[] = [];
  for (const { worst } of byField(timed).slice(0, 40)) {
    const body = worst.body(1);
    twice.push({ worst, ms: await costOf(5, () => call(worst, body)) });
  }
  const rows: (string | number)[][] = [];
  for (const { worst } of byField(twice).slice(0, 5)) {
    const [whole, half] = [worst.body(1), worst.body(0.5)];
    const ms = await costOf(9, () => call(worst, whole));
    const halfMs = await costOf(9, () => call(worst, half));
    const waited = waitForHealth(url);
    await costOf(9, () => call(worst, whole));
    const { longest, usual } = await waited();
    rows.push([
      ...[nameOf(worst), worst.of, Math.round(whole.length / 1024), ms.toFixed(1)],
      ...[(ms / halfMs).toFixed(1), `${longest.toFixed(0)} (${usual.toFixed(1)})`],
    ]);
  }
  const statuses = Object.entries(answers).map(([status, many]) => `${many} × ${status}`);
  printTable(
    `The worst of ${all.length} bodies (${statuses.join(', ')}); by field, the slowest five`,
    [
      'call and field',
      'of',
      'kB',
      'processor ms',
      'time / half of it',
      'longest /health, ms (usual)',
    ],
    rows,
  );
}

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'niti-bench-'));
  const db = await openDatabase({ folder: join(folder, 'db') });
  await migrate(db, 'src/services/db/migrations');
  await prepare(db.orm, { mode: 'demo', demoScale: 0.1, firstAdmin: undefined, cardKeys });
  const mail = { send: async () => {}, portalUrl: 'http://localhost:3000' };
  const uploads = await openLocalStore(join(folder, 'uploads'));
  const app = buildServices({ db: db.orm, tokenSecret: 'x'.repeat(64), mail, uploads });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sender = fork(fileURLToPath(import.meta.url), [`http://127.0.0.1:${port}`]);
  sender.on('message', async (asked) => {
    if (asked === 'forget') await db.orm.execute(sql`delete from sign_in_tries`);
    const { user, system } = process.cpuUsage();
    sender.send((user + system) / 1000);
  });
  const [code] = await once(sender, 'exit');
  await app.close();
  await db.close();
  await rm(folder, { recursive: true });
  process.exit(code);
}

const [url] = process.argv.slice(2);
await (url ? send(url) : measure());
process.exit(0);
