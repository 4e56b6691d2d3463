import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { JobWithMetadata } from 'pg-boss';
import * as z from 'zod';
import { asRequest, requestNow } from '@/http/request-id';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { Problem } from '@/services/kit/calls/problem';
import { type TaskQueue, taskQueue } from '@/services/kit/queue/queue';
import { runTask } from '@/services/kit/queue/run-task';
import { owe, type Task, type Work } from '@/services/kit/queue/work';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const kind = url ? 'postgres' : 'embedded';
const propertyId = crypto.randomUUID();
const by = { id: crypto.randomUUID(), name: 'ผู้จัดการ' };

let db: Database;
const queues: TaskQueue[] = [];
const told: string[] = [];
const failures: unknown[] = [];

type Run = (task: Task<string>) => Promise<void>;
let run: Run = async () => {};

const work: Work<string> = {
  name: 'check',
  feature: 'news',
  data: z.string(),
  run: (task) => run(task),
};

/** As many queues as processes, at one database. */
function openQueue(orm = db.orm, silenceMs = 30_000) {
  const changed = (at: string) => void told.push(at);
  const queue = taskQueue({
    db: orm,
    announce: { changed, notified() {} },
    failed: (error) => void failures.push(error),
    silenceMs,
  });
  queue.serve(work);
  queue.start();
  queues.push(queue);
  return queue;
}

before(async () => {
  db = await openDatabase(url ? { url } : { folder: temporaryFolder() });
  await migrate(db, path.resolve('src/services/db/migrations'));
  await db.pool.query(
    `insert into properties (id, code, dimension, name_th, name_en, created_at)
     values ($1, 'QQ', 'condo', 'คิว', 'Queue', now())`,
    [propertyId],
  );
  openQueue();
  openQueue();
});

after(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await db.close();
});

const give = (data: string) => db.orm.transaction((tx) => owe(tx, work, { propertyId, data, by }));

async function stateOf(id: string) {
  const { rows } = await db.pool.query('select * from tasks where id = $1', [id]);
  return rows[0];
}

async function ended(id: string) {
  for (let i = 0; i < 600; i++) {
    const row = await stateOf(id);
    if (row.ended_at) return row;
    await pause(100);
  }
  throw new Error('the task did not end');
}

test(`${kind}: two processes share what is owed, each task is done once, and told`, async () => {
  const done: string[] = [];
  run = async ({ data, progress, by: { name } }) => {
    assert.equal(name, 'ผู้จัดการ');
    await progress(1, 2);
    done.push(data);
  };
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) {
    const id = await give(`n${i}`);
    queues[i % 2]?.begin(id);
    ids.push(id);
  }
  const rows = await Promise.all(ids.map(ended));
  assert.deepEqual(done.sort(), ids.map((_, i) => `n${i}`).sort());
  assert.ok(
    rows.every(({ state, done: at, total }) => state === 'done' && at === 1 && total === 2),
  );
  assert.ok(told.includes(propertyId));
});

test(`${kind}: a refusal is final and says why, another failure is tried again`, async () => {
  let tries = 0;
  run = async ({ data }) => {
    tries += 1;
    if (data === 'refused') throw new Problem('NOT_FOUND');
    if (tries < 3) throw new Error('the disk was full');
  };
  const refused = await give('refused');
  queues[0]?.begin(refused);
  const row = await ended(refused);
  assert.deepEqual(
    [row.state, row.failure],
    ['failed', { code: 'NOT_FOUND', message: 'ไม่พบรายการนี้' }],
  );
  assert.equal(tries, 1);
  const again = await give('again');
  queues[0]?.begin(again);
  assert.equal((await ended(again)).state, 'done');
  assert.equal(tries, 3);
});

test(`${kind}: what a dead process had in its hands is done by another, which the dead one may not end`, async () => {
  const begun: AbortSignal[] = [];
  run = async ({ signal }) => {
    begun.push(signal);
    if (begun.length > 1) return;
    await new Promise((_, reject) => signal.addEventListener('abort', reject));
  };
  const id = await give('lost');
  queues[0]?.begin(id);
  while (begun.length === 0) await pause(50);
  await db.pool.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = $1`,
    [id],
  );
  assert.equal((await ended(id)).state, 'done');
  assert.equal(begun.length, 2);
});

test(`${kind}: a task whose process died twice is put aside, and says so; one that failed is not`, async () => {
  let runs = 0;
  run = () => {
    runs += 1;
    return runs === 2 ? Promise.reject(new Error('the disk was full')) : new Promise(() => {});
  };
  const id = await give('deadly');
  const { signal } = new AbortController();
  const job = { id, signal, retryCount: 0, retryLimit: 4 } as JobWithMetadata;
  const around = {
    ...{ db: db.orm, works: new Map([[work.name, work as Work<unknown>]]) },
    ...{ announce: { changed() {}, notified() {} }, survived: new Set<string>() },
    failed: () => {},
  };
  const begin = () => runTask(around, job, signal);
  void begin();
  while (runs < 1) await pause(20);
  await assert.rejects(begin(), /disk/);
  void begin();
  while (runs < 3) await pause(20);
  await begin();
  const { state, failure } = await stateOf(id);
  assert.deepEqual([runs, state, failure.code], [3, 'failed', 'TASK_ASIDE']);
});

test(`${kind}: what was noted by a process that died before it could begin it is found at a start`, async () => {
  run = async () => {};
  const id = await give('forgotten');
  await db.pool.query(`update tasks set created_at = now() - interval '1 hour' where id = $1`, [
    id,
  ]);
  openQueue();
  assert.equal((await ended(id)).state, 'done');
});

test(`${kind}: a stop ends at once what looks at its signal, which is begun again`, async () => {
  let tries = 0;
  run = async ({ signal, progress }) => {
    tries += 1;
    while (tries === 1) {
      await pause(20);
      await progress(1, 3);
      signal.throwIfAborted();
    }
  };
  const id = await give('stopped');
  const [first, ...others] = queues;
  await Promise.all(others.map((queue) => queue.stop()));
  first?.begin(id);
  while (tries === 0) await pause(50);
  const at = Date.now();
  await first?.stop();
  assert.ok(Date.now() - at < 4000, 'it stopped slowly');
  assert.equal((await stateOf(id)).state, 'running');
  openQueue();
  assert.equal((await ended(id)).state, 'done');
});

test(`${kind}: an opening that fails is tried again, and known until it is over`, async () => {
  let left = 2;
  const pool = Object.create(db.pool, {
    connect: {
      value: (...told: []) => {
        left -= 1;
        return left < 0 ? db.pool.connect(...told) : Promise.reject(new Error('no connection'));
      },
    },
  });
  const known = failures.length;
  const queue = openQueue(Object.create(db.orm, { $client: { value: pool } }));
  assert.equal(queue.state(), 'closed');
  while (queue.state() !== 'ok') await pause(50);
  assert.deepEqual(failures.slice(known).map(String), Array(2).fill('Error: no connection'));
});

test('a task is a part of the request that asked for it, and its failure is told as that', async () => {
  const of: (string | undefined)[] = [];
  const known = failures.length;
  const queue = openQueue();
  run = async () => {
    of.push(requestNow());
    if (of.length === 1) throw new Error('not this time');
  };
  const requestId = crypto.randomUUID();
  const id = await asRequest(requestId, () => give('asked for'));
  queue.begin(id);
  await ended(id);
  assert.deepEqual(of, [requestId, requestId]);
  assert.deepEqual(failures.slice(known).map(String), ['Error: not this time']);
  const other = await give('by the clock');
  queue.begin(other);
  await ended(other);
  assert.equal(of[2], other);
});

test('a queue opens when no other process changes the schema', { skip: !url }, async () => {
  let queue: TaskQueue | undefined;
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7316450218)`);
    queue = openQueue();
    await pause(1500);
    assert.equal(queue.state(), 'closed');
  });
  while (queue?.state() !== 'ok') await pause(50);
});

test(`${kind}: a queue that asks for work in vain is silent, and is heard again`, async () => {
  let isCut = false;
  // Of this queue alone: others have theirs at the same database.
  const pool = Object.create(db.pool, {
    query: {
      value: (text: string, values?: unknown[]) =>
        isCut ? Promise.reject(new Error('no connection')) : db.pool.query(text, values),
    },
  });
  const queue = openQueue(Object.create(db.orm, { $client: { value: pool } }), 4500);
  while (queue.state() !== 'ok') await pause(50);
  isCut = true;
  while (queue.state() !== 'silent') await pause(50);
  isCut = false;
  while (queue.state() !== 'ok') await pause(50);
});
