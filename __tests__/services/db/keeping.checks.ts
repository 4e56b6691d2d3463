import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { type Database, DatabaseProblem, migrate, openDatabase } from '@/services/db/database';
import { packEmbedded, unpackEmbedded } from '@/services/keeping/embedded-copy';
import { momentNow } from '@/services/keeping/moment';
import { moveTable } from '@/services/keeping/move-rows';
import { withCopy } from '@/services/keeping/move-source';
import { finishTarget, inOne, prepareTarget } from '@/services/keeping/move-target';
import { dumpServer, isEmptyServer, restoreServer } from '@/services/keeping/server-dump';
import { differences, tablesOf, tallyOf } from '@/services/keeping/tally';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const migrations = 'src/services/db/migrations';
const property = '0192f0c8-0000-7000-8000-000000000001';

/** A property with rows of many kinds of values, in more batches than one. */
async function fill({ pool }: Database) {
  await pool.query(
    `INSERT INTO properties (id, code, dimension, name_th, name_en, created_at)
      VALUES ('${property}', 'KP', 'condo', 'อาคารชุด "ก"', E'a\\\\b,{c}', '2026-01-02T03:04:05.678Z')`,
  );
  await pool.query(
    `INSERT INTO audit_log (id, at, account_name, property_id, action, entity, entity_id, changes, ip, user_agent)
      SELECT gen_random_uuid(), now(), repeat('ย', 300), '${property}', 'create', 'unit', n,
        jsonb_build_object('name', jsonb_build_array(null, n)), '', '' FROM generate_series(1, 1500) AS n`,
  );
}

let folder: string;
let source: Database;
const room = () => mkdtempSync(join(dirname(folder), 'keeping-'));

before(async () => {
  folder = temporaryFolder();
  source = await openDatabase({ folder });
  await migrate(source, migrations);
  await fill(source);
});
after(() => source.close());

test('a backup of the embedded database under writes is of one moment, and opens', async () => {
  await source.pool.query('CREATE TABLE pairs (a int, b int)');
  await source.pool.query('INSERT INTO pairs VALUES (0, 0)');
  let isOn = true;
  const writes = async () => {
    for (; isOn; ) {
      await source.orm.transaction(async (tx) => {
        await tx.execute('UPDATE pairs SET a = a + 1');
        await tx.execute('UPDATE pairs SET b = b + 1');
      });
    }
  };
  const writing = Promise.all([writes(), writes()]);
  const file = join(room(), 'database.tar.gz');
  const moment = await packEmbedded(folder, file);
  isOn = false;
  await writing;
  const again = room();
  await unpackEmbedded(file, again);
  const copy = await openDatabase({ folder: again });
  const [{ a, b }] = (await copy.pool.query('SELECT a, b FROM pairs')).rows;
  const found = differences(moment.tally, (await momentNow(copy.pool)).tally);
  await copy.close();
  await source.pool.query('DROP TABLE pairs');
  assert.ok(a > 0);
  assert.equal(a, b);
  assert.deepEqual(found, []);
});

const refused = (reason: string) => (error: Error) =>
  error instanceof DatabaseProblem && error.reason === reason;

test('nothing is moved while the product runs', async () => {
  const place = { folder, aside: join(room(), 'aside'), migrations };
  await assert.rejects(
    withCopy(place, async () => {}),
    refused('LOCKED'),
  );
});

/** A database of its own on the server, dropped afterwards. */
async function onServer(work: (at: string) => Promise<void>) {
  const name = `keeping_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  const at = new URL(String(url));
  at.pathname = `/${name}`;
  try {
    await work(at.toString());
  } finally {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
  }
}

const lent = async (db: Database, work: (client: pg.PoolClient) => Promise<void>) => {
  const client = await db.pool.connect();
  await work(client).finally(() => client.release(true));
};

const isOnServer = { skip: url ? false : 'of PostgreSQL alone' };

test(
  'a move that is cut off goes on where it was, and ends with all rows, checks and triggers',
  isOnServer,
  () =>
    onServer(async (at) => {
      const target = await openDatabase({ url: at });
      const tables = await tablesOf(await source.pool);
      const how = { mark: 'one', migrations, tables: [...tables.keys()] };
      const log = tables.get('audit_log') ?? [];
      await lent(source, (from) =>
        lent(target, async (to) => {
          await prepareTarget(to, how);
          // The connection is lost in the middle of a batch after the first.
          let batches = 0;
          const cut = {
            query: (...given: Parameters<typeof to.query>) => {
              if (String(given[0]).includes('INSERT INTO "audit_log"') && ++batches > 1)
                throw new Error('cut');
              return to.query(...given);
            },
          } as pg.PoolClient;
          await assert.rejects(moveTable(from, cut, ['audit_log', log]), /cut/);
          assert.equal(batches, 2);
        }),
      );
      await assert.rejects(migrate(target, migrations), refused('MOVING'));
      await lent(source, (from) =>
        lent(target, async (to) => {
          await assert.rejects(prepareTarget(to, { ...how, mark: 'another' }), /another database/);
          await prepareTarget(to, how);
          for (const table of tables) await moveTable(from, to, table);
          const was = await inOne(from, () => tallyOf(from));
          await finishTarget(to, async () => {
            assert.deepEqual(differences(was, await tallyOf(to)), []);
          });
          await assert.rejects(prepareTarget(to, how), /not empty/);
          await assert.rejects(
            to.query(`INSERT INTO property_positions VALUES (gen_random_uuid(), 1)`),
            /foreign key/,
          );
          const { rows } = await to.query(`SELECT 1 FROM pg_trigger WHERE tgenabled = 'D'`);
          assert.equal(rows.length, 0);
        }),
      );
      await migrate(target, migrations);
      await target.close();
    }),
);

test(
  'a dump of a server is restored into an empty database alone, and is what was dumped',
  isOnServer,
  () =>
    onServer(async (at) => {
      const db = await openDatabase({ url: at });
      await migrate(db, migrations);
      await fill(db);
      const file = join(room(), 'database.dump');
      mkdirSync(dirname(file), { recursive: true });
      const moment = await dumpServer(db.pool, at, file);
      assert.equal(await isEmptyServer(db.pool), false);
      await db.close();
      await onServer(async (again) => {
        const copy = await openDatabase({ url: again });
        assert.equal(await isEmptyServer(copy.pool), true);
        await restoreServer(again, file);
        const { tally, schema } = await momentNow(copy.pool);
        assert.deepEqual(differences(moment.tally, tally), []);
        assert.equal(schema, moment.schema);
        await assert.rejects(restoreServer(again, file), /already exists/);
        await copy.close();
      });
    }),
);
