import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { buildServices } from '@/services/app';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { isUnreachable } from '@/services/kit/database/database-errors';
import { openLocalStore } from '@/services/upload';
import { cutLine } from './cut-line';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const kind = url ? 'postgres' : 'embedded';

let server: Database;
let line: Awaited<ReturnType<typeof cutLine>>;
let db: Database;

before(async () => {
  server = await openDatabase(url ? { url } : { folder: temporaryFolder() });
  await migrate(server, path.resolve('src/services/db/migrations'));
  const { host, port, user, database } = server.pool.options;
  line = await cutLine(url ? { connectionString: url } : { host, port, user, database });
  db = await openDatabase({ url: line.url });
});

after(async () => {
  await db.close();
  await line.end();
  await server.close();
});

const failed = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(isUnreachable(error), String(error));
};

/** A transaction that is under way when something happens to its connection. */
async function during(what: () => unknown): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`create temporary table if not exists seen (n int)`);
    await what();
    // Nothing is asked at that moment: whoever holds the connection is told of it by itself.
    await pause(50);
    await tx.execute(sql`insert into seen values (1)`);
  });
}

test(`${kind}: a connection that is cut in a transaction fails that one, and nothing else`, async () => {
  await failed(during(line.cut));
  await failed(Promise.all([during(line.cut), during(() => {}), during(() => {})]));
  assert.equal((await db.orm.execute(sql`select 1 as n`)).rows[0]?.n, 1);
});

test(`${kind}: a connection that is cut when a transaction begins is nobody's any more`, async () => {
  for (let i = 0; i < 20; i++) {
    await db.orm.execute(sql`select 1`);
    const begun = db.orm.transaction(async () => {});
    line.cut();
    await failed(begun);
  }
});

test(`${kind}: a server that has fallen silent is left, and its connections with it`, async () => {
  const from = Date.now();
  await failed(during(line.hold));
  assert.ok(Date.now() - from < 24_000, `it took ${Date.now() - from} ms`);
  await line.mend();
  assert.equal((await db.orm.execute(sql`select 1 as n`)).rows[0]?.n, 1);
});

test(`${kind}: services without their database say so, and answer again once it is back`, async (context) => {
  const app = buildServices({
    db: db.orm,
    tokenSecret: 'x'.repeat(64),
    mail: { send: async () => {}, portalUrl: 'http://localhost:3000' },
    uploads: await openLocalStore(temporaryFolder()),
  });
  context.after(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const told = async (path: string, init?: RequestInit) => {
    const reply = await fetch(at + path, init);
    return [reply.status, await reply.json()];
  };
  const others = { store: 'ok', realtime: 'ok', disk: 'ok' };
  const well = { status: 'ok', database: 'ok', queue: 'ok', ...others };
  const until = async (status: number) => {
    for (let i = 0; i < 300; i++) {
      const [now, said] = await told('/health');
      // What was found of a part counts for some seconds.
      if (now === status && said.status !== 'degraded') return said;
      await pause(50);
    }
    throw new Error(`health did not become ${status}`);
  };
  app.queue.start();
  assert.deepEqual(await until(200), well);

  await line.close();
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: 'a', type: 'password', app: 'niti', params: { password: 'b' } }),
  };
  const [status, said] = await told('/auth/api/v1/auth/login', login);
  assert.equal(status, 503);
  assert.equal(said.code, 'UNAVAILABLE');
  assert.match(said.message, /[ก-๙]/);
  const { database, queue } = await until(503);
  assert.deepEqual({ database, queue }, { database: 'unreachable', queue: 'waiting' });
  // Some rounds of the queue and of what is done by the clock.
  await pause(7000);

  await line.mend();
  assert.deepEqual(await until(200), well);
  assert.equal((await told('/auth/api/v1/auth/login', login))[0], 401);
});
