import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { id, instant, money, thaiText } from '@/services/db/columns';
import { type Database, DatabaseProblem, migrate, openDatabase } from '@/services/db/database';
import { onOneConnection } from '@/services/db/orm';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const kind = url ? 'postgres' : 'embedded';
const clients = Array.from({ length: 16 }, (_, index) => index);

const notes = pgTable('notes', {
  id: id(),
  at: instant('at').notNull(),
  price: money('price').notNull(),
  title: thaiText('title').notNull().unique(),
});
const counters = pgTable('counters', { name: text('name').primaryKey(), value: integer('value') });
const steps = pgTable('steps', { run: uuid('run'), step: integer('step'), note: text('note') });

const note = (title: string, at = '2026-11-20T07:05:00.123Z') => ({
  id: crypto.randomUUID(),
  at,
  price: '1250.00',
  title,
});

let db: Database;

before(async () => {
  db = await openDatabase(url ? { url } : { folder: temporaryFolder() });
  await db.pool.query(`
    CREATE TABLE notes (id uuid PRIMARY KEY, at timestamp (3) with time zone NOT NULL,
      price numeric(14, 2) NOT NULL, title text NOT NULL UNIQUE);
    CREATE TABLE counters (name text PRIMARY KEY, value int);
    CREATE TABLE steps (run uuid, step int, note text)`);
});

after(() => db.close());

test(`${kind}: instants are read as UTC text, whatever the database writes`, async () => {
  const [row] = await db.orm
    .insert(notes)
    .values(note('a', '2026-11-20T14:05:00.1234+07:00'))
    .returning();
  assert.equal(row?.at, '2026-11-20T07:05:00.123Z');
  await db.orm.insert(notes).values(note('b', '1999-12-31T17:00:00Z'));
  const found = await db.orm.select().from(notes).where(eq(notes.at, '1999-12-31T17:00:00.000Z'));
  assert.deepEqual(
    found.map(({ at, price }) => [at, price]),
    [['1999-12-31T17:00:00.000Z', '1250.00']],
  );
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL timezone TO 'Asia/Kolkata'`);
    const [there] = await tx.select().from(notes).where(eq(notes.title, 'b'));
    assert.equal(there?.at, '1999-12-31T17:00:00.000Z');
  });
  await assert.rejects(async () => db.orm.insert(notes).values(note('c', 'yesterday')));
});

// Others are at work on the server's database meanwhile, who would not start either.
test(`${kind}: older code does not start on a newer schema`, { skip: Boolean(url) }, async () => {
  const folder = path.resolve('src/services/db/migrations');
  await migrate(db, folder);
  await db.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
  );
  const isNewer = (error: unknown) => error instanceof DatabaseProblem && error.reason === 'NEWER';
  await assert.rejects(migrate(db, folder), isNewer);
  await db.pool.query("delete from drizzle.__drizzle_migrations where hash = 'later'");
  await migrate(db, folder);
});

test(`${kind}: Thai text is stored in one encoding`, async () => {
  const [typed, pasted] = ['น้ำ', 'น้\u0e4d\u0e32'];
  await db.orm.insert(notes).values(note(typed));
  const [row] = await db.orm.select().from(notes).where(eq(notes.title, pasted));
  assert.equal(row?.title, typed);
});

test(`${kind}: an error names its code and leaves the connection usable`, async () => {
  await db.orm.insert(notes).values(note('twice'));
  for (const _ of clients) {
    const again = db.orm.transaction(async (tx) => {
      await tx.insert(notes).values(note('before the error'));
      await tx.insert(notes).values(note('twice'));
    });
    await assert.rejects(
      again,
      (error: Error) => (error.cause as pg.DatabaseError).code === '23505',
    );
  }
  assert.equal(await db.orm.$count(notes, eq(notes.title, 'before the error')), 0);
});

test(`${kind}: transactions of 16 clients do not come between each other`, async () => {
  await db.orm.insert(counters).values({ name: 'all', value: 0 });
  const large = 'ข้อความยาว'.repeat(10_000);
  const oneRun = async (client: number, turn: number) => {
    const run = crypto.randomUUID();
    await db.orm
      .transaction(async (tx) => {
        const all = eq(counters.name, 'all');
        const [counter] = await tx.select().from(counters).where(all).for('update');
        await tx.insert(steps).values({ run, step: 1, note: turn % 5 ? 'short' : large });
        await tx
          .update(counters)
          .set({ value: (counter?.value ?? 0) + 1 })
          .where(all);
        await tx.insert(steps).values({ run, step: 2, note: `${client}` });
        if (turn % 4 === 3) tx.rollback();
      })
      .catch((error: Error) => assert.equal(error.message, 'Rollback'));
    const [echo] = (await db.pool.query('SELECT $1::text AS echo', [`${client}-${turn}`])).rows;
    assert.equal(echo.echo, `${client}-${turn}`);
  };
  await Promise.all(
    clients.map(async (client) => {
      for (let turn = 0; turn < 12; turn += 1) await oneRun(client, turn);
    }),
  );
  const [counter] = await db.orm.select().from(counters);
  assert.equal(counter?.value, 16 * 9);
  const { rows } = await db.pool.query('SELECT count(*)::int AS n FROM steps GROUP BY run');
  assert.deepEqual([rows.length, new Set(rows.map(({ n }) => n))], [16 * 9, new Set([2])]);
});

test(`${kind}: what a client left open is rolled back when it goes`, async () => {
  for (const hangUp of [true, false]) {
    const { options } = db.pool;
    const client = new pg.Client(options as pg.ClientConfig);
    client.on('error', () => {});
    await client.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO steps (step, note) VALUES (1, 'left open')`);
    if (hangUp)
      (
        client as unknown as { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy();
    else await client.end();
    const { rows } = await db.pool.query(`SELECT * FROM steps WHERE note = 'left open'`);
    assert.deepEqual(rows, []);
  }
});

test(`${kind}: what a failed reading left under way asks by nobody else's connection`, async () => {
  let late: Promise<unknown> | undefined;
  const reading = onOneConnection(db.orm, (one) => {
    late = wait(200).then(() => one.execute(sql`SELECT 1`));
    return Promise.all([late, one.execute(sql`SELECT nothing`)]);
  });
  await assert.rejects(reading);
  await assert.rejects(async () => late);
  assert.deepEqual((await onOneConnection(db.orm, (one) => one.execute(sql`SELECT 1 AS n`))).rows, [
    { n: 1 },
  ]);
});

test(`${kind}: what readings ask is prepared once for a connection, and answers each by its own values`, async () => {
  const ask = (one: Database['orm'], n: number) =>
    one.execute(sql`SELECT ${n}::int AS n, 'asked again' AS a`).then(({ rows }) => rows[0]?.n);
  const kept = (one: Database['orm']) =>
    one
      .execute(
        sql`SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement LIKE 'SELECT $1::int AS n%'`,
      )
      .then(({ rows }) => rows[0]?.n);
  // Both connections are lent at the same time.
  const answers = await onOneConnection(db.orm, async (one) => [
    await ask(one, 1),
    await onOneConnection(db.orm, (other) =>
      Promise.all([ask(other, 2), ask(other, 3), kept(other)]),
    ),
    await ask(one, 4),
    await kept(one),
  ]);
  assert.deepEqual(answers, [1, [2, 3, 1], 4, 1]);
});

test(`${kind}: nobody is answered by what another has prepared under the same name`, async () => {
  const [one, other] = [await db.pool.connect(), await db.pool.connect()];
  const ask = (client: pg.PoolClient, n: number) =>
    client.query({ name: 'same', text: `SELECT ${n} AS n` }).then(({ rows }) => rows[0].n);
  assert.equal(await ask(one, 1), 1);
  // The one session of the embedded database has it already, and says so.
  assert.notEqual(await ask(other, 2).catch(() => 'refused'), 1);
  assert.equal(await ask(one, 1), 1);
  for (const client of [one, other]) client.release(true);
});

test(`${kind}: a statement that could not be prepared is prepared when it can be`, async () => {
  const ask = () =>
    onOneConnection(db.orm, (one) => one.execute(sql`SELECT n FROM later WHERE n = ${1}`));
  for (let time = 0; time < 2; time += 1) {
    await assert.rejects(ask, (error: Error) => /later/.test(String(error.cause)));
  }
  await db.pool.query('CREATE TABLE later AS SELECT 1 AS n');
  assert.deepEqual((await ask()).rows, [{ n: 1 }]);
  assert.deepEqual((await ask()).rows, [{ n: 1 }]);
});

test(`${kind}: migrations run at once and again are applied once`, async () => {
  const folder = path.resolve('src/services/db/migrations');
  const other = await (url ? openDatabase({ url }) : db);
  await Promise.all([migrate(db, folder), migrate(other, folder), migrate(db, folder)]);
  await migrate(db, folder);
  const { rows } = await db.pool.query('SELECT hash FROM drizzle.__drizzle_migrations');
  assert.equal(new Set(rows.map(({ hash }) => hash)).size, rows.length);
  const similar = await db.pool.query(`SELECT similarity('นิติบุคคล', 'นิติบุคล') > 0.5 AS yes`);
  assert.equal(similar.rows[0].yes, true);
  if (other !== db) await other.close();
});

test(`${kind}: a server that does not answer is one clear line without the password`, async () => {
  await assert.rejects(
    openDatabase({ url: 'postgres://niti:secret@127.0.0.1:1/portal' }),
    (error: Error) =>
      error instanceof DatabaseProblem &&
      error.reason === 'UNREACHABLE' &&
      /127\.0\.0\.1:1\/portal.*DATABASE_URL/.test(error.message) &&
      !error.message.includes('secret'),
  );
});
