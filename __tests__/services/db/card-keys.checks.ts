import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { CardKeyProblem } from '@/services/db/card-seal';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { isSealed } from '@/services/db/sealed-columns';
import { settleCardKeys } from '@/services/master-data/card-keys/settle';
import { customers } from '@/services/master-data/customers/tables';
import { importRows } from '@/services/master-data/imports/tables';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const kind = url ? 'postgres' : 'embedded';
const folder = temporaryFolder();
const old = { y2025: 'a secret of the year before, long enough' };
const now = { y2026: 'a secret of this year, which is another one' };
const [plain, plainPassport] = ['3100600445635', 'ZZ7654321'];
const sealed = '1112034563562';
const propertyId = crypto.randomUUID();
const [plainId, sealedId] = [crypto.randomUUID(), crypto.randomUUID()];

let db: Database;

const cardOf = async (id: string) => {
  const [row] = await db.orm.select().from(customers).where(eq(customers.id, id));
  return row && [row.citizenId, row.passport];
};
const holdersOf = async (number: string) => {
  const found = isSealed(customers.citizenIdMatch, number);
  return (await db.orm.select({ id: customers.id }).from(customers).where(found)).map(
    ({ id }) => id,
  );
};
const stored = async () => {
  const { rows } = await db.pool.query(
    `select (select string_agg(c::text, ' ') from customers c) || (select string_agg(r::text, ' ') from import_rows r) as all`,
  );
  return rows[0].all as string;
};
/** The log of what was written is the database's own, and goes by itself. */
const filesHold = (text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'))
    .some((entry) => readFileSync(path.join(entry.parentPath, entry.name)).includes(text));

before(async () => {
  db = await openDatabase(url ? { url } : { folder });
  await migrate(db, path.resolve('src/services/db/migrations'));
  const [importId, taskId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.pool.query(
    `insert into properties (id, code, dimension, name_th, name_en, created_at)
     values ($1, 'CK', 'condo', 'กุญแจ', 'Keys', now())
     on conflict do nothing`,
    [propertyId],
  );
  // As it was written before there were keys.
  await db.pool.query(
    `insert into customers (id, property_id, created_at, updated_at, updated_by, name, citizen_id, passport)
     values ($1, $2, now(), now(), '-', 'ก่อนมีกุญแจ', $3, $4)`,
    [plainId, propertyId, plain, plainPassport],
  );
  await db.pool.query(
    `insert into tasks (id, property_id, work, data, state, by_id, by_name, created_at)
     values ($1, $2, 'import customer-property', '{}', 'done', $1, '-', now())`,
    [taskId, propertyId],
  );
  await db.pool.query(
    `insert into imports (id, property_id, kind, file_name, is_single, task_id, by_id, by_name, at)
     values ($1, $2, 'customer-property', 'a.xlsx', false, $3, $1, '-', now())`,
    [importId, propertyId, taskId],
  );
  await db.pool.query(
    `insert into import_rows (id, import_id, line, outcome, typed, fields)
     values ($1, $1, 2, 'create', $2, $3)`,
    [
      importId,
      JSON.stringify({ citizenId: plain }),
      JSON.stringify({ citizen_id: plain, name: 'ก' }),
    ],
  );
});

after(() => db.close());

test(`${kind}: what stands in clear is sealed, read as before, and in no file any more`, async () => {
  await settleCardKeys(db.orm, old);
  assert.deepEqual(await cardOf(plainId), [plain, plainPassport]);
  assert.deepEqual(await holdersOf(plain), [plainId]);
  const stamps = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() };
  await db.orm
    .insert(customers)
    .values({ id: sealedId, propertyId, ...stamps, updatedBy: '-', name: 'ข', citizenId: sealed });
  for (const number of [plain, plainPassport, sealed]) {
    assert.ok(!(await stored()).includes(number));
  }
  if (url) return;
  await db.pool.query('checkpoint');
  assert.ok(filesHold('ก่อนมีกุญแจ'), 'the files are the ones to look in');
  for (const number of [plain, plainPassport, sealed]) assert.ok(!filesHold(number), number);
});

test(`${kind}: another key, or the same id with another secret, is refused in one clear line`, async () => {
  await assert.rejects(settleCardKeys(db.orm, now), (error: Error) => {
    assert.ok(error instanceof CardKeyProblem);
    assert.equal(error.message, 'CARD_KEYS has no key y2025, which sealed what is stored.');
    return true;
  });
  await assert.rejects(settleCardKeys(db.orm, { y2025: now.y2026 }), {
    name: 'CardKeyProblem',
    message: 'CARD_KEYS: y2025 is not the key that sealed what is stored.',
  });
});

test(`${kind}: beside a new first key the old one opens, all is sealed anew, and it can go`, async () => {
  await settleCardKeys(db.orm, old);
  const imported = await stored();
  assert.match(imported, /y2025\./);
  await settleCardKeys(db.orm, { ...now, ...old });
  assert.doesNotMatch(await stored(), /y2025\./);
  await settleCardKeys(db.orm, now);
  assert.deepEqual(await cardOf(plainId), [plain, plainPassport]);
  assert.deepEqual(await holdersOf(sealed), [sealedId]);
  const [row] = await db.orm.select().from(importRows);
  assert.deepEqual(row?.typed, { citizenId: plain });
});
