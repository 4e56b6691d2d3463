import assert from 'node:assert/strict';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { ServiceRequest } from '@/services/kit/calls/caller';
import type { TaskQueue } from '@/services/kit/queue/queue';
import type { Work } from '@/services/kit/queue/work';
import { settleCardKeys } from '@/services/master-data/card-keys/settle';
import { importHandlers } from '@/services/master-data/imports/handlers';
import type { ImportStep } from '@/services/master-data/imports/work';
import { approveMember } from '@/services/master-data/new-members/approve';
import { newMembers } from '@/services/master-data/new-members/tables';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const kind = url ? 'postgres' : 'embedded';
const propertyId = crypto.randomUUID();
const tries = 8;
const now = () => new Date().toISOString();

let db: Database;

const quiet = {
  announce: { changed() {}, notified() {} },
  references: { titles: async () => new Map<string, string>() },
};
const caller = {
  ...{ accountId: crypto.randomUUID(), fullname: 'ผู้จัดการ', roleName: '', platform: false },
  ...{ propertyId, permissions: new Set<Permission>(['units:create']), sessionId: '', endsAt: '' },
};
const request = () => new ServiceRequest(caller, '', '', quiet);

before(async () => {
  db = await openDatabase(url ? { url } : { folder: temporaryFolder() });
  await migrate(db, path.resolve('src/services/db/migrations'));
  await db.pool.query(
    `insert into properties (id, code, dimension, name_th, name_en, created_at)
     values ($1, 'DO', 'condo', 'พร้อมกัน', 'At once', now())`,
    [propertyId],
  );
  // The key with which the checks of keys end, for they may share a database.
  await settleCardKeys(db.orm, { y2026: 'a secret of this year, which is another one' });
});

after(() => db.close());

test(`${kind}: of two requests with one card that are approved at once, one makes the person`, async () => {
  await db.pool.query(
    `insert into units (id, property_id, number, area, kind, created_at, updated_at, updated_by)
     select gen_random_uuid(), $1, 'D-' || n, 30, 'residence', now(), now(), '-' from generate_series(1, 2) n`,
    [propertyId],
  );
  for (let at = 0; at < tries; at++) {
    const passport = `AT100${at}`;
    const both = ['D-1', 'D-2'].map((unitNumber) => ({
      ...{
        id: crypto.randomUUID(),
        propertyId,
        createdAt: now(),
        updatedAt: now(),
        updatedBy: '-',
      },
      ...{ name: `คนเดียว ${at}`, passport, unitNumber, relation: 'owner' as const },
    }));
    await db.orm.insert(newMembers).values(both);
    await Promise.all(both.map(({ id }) => approveMember(db.orm, request(), { id })));
    const { rows } = await db.pool.query(
      `select count(distinct c.id)::int as people, count(o.id)::int as stays
       from customers c left join occupancies o on o.customer_id = c.id
       where c.property_id = $1 and c.name = $2`,
      [propertyId, `คนเดียว ${at}`],
    );
    assert.deepEqual(rows, [{ people: 1, stays: 2 }]);
  }
});

/** An import of units that was looked at and can be confirmed. */
async function readImport() {
  const id = crypto.randomUUID();
  await db.pool.query(
    `insert into tasks (id, property_id, work, data, state, by_id, by_name, created_at)
     values ($1, $2, 'import property-unit', '{}', 'done', $1, '-', now())`,
    [id, propertyId],
  );
  await db.pool.query(
    `insert into imports (id, property_id, kind, file_name, is_single, creates, rows_kept, task_id, by_id, by_name, at)
     values ($1, $2, 'property-unit', 'a.xlsx', false, 600, true, $1, $1, '-', now())`,
    [id, propertyId],
  );
  return id;
}

async function* oneSheet() {
  yield { name: 'b.xlsx', content: Readable.from([Buffer.from('units')]) };
}

const work: Work<ImportStep> = {
  ...{ name: 'import property-unit', data: undefined as never, feature: 'units' },
  run: async () => {},
};
const works = { 'property-unit': work, 'house-info': work, 'customer-property': work };
const handlers = () => importHandlers(db.orm, { begin() {} } as unknown as TaskQueue, works);

const against = {
  left: (id: string) => handlers().drop({ params: { id } }, request()),
  'followed by another file': () =>
    handlers().units({ body: { propertyId, isSingle: false }, files: oneSheet() }, request()),
};

for (const [what, deed] of Object.entries(against)) {
  test(`${kind}: an import that is confirmed and ${what} at once is one of them, and says which`, async () => {
    for (let at = 0; at < tries; at++) {
      const id = await readImport();
      const confirm = () => handlers().confirm({ params: { id } }, request());
      const deeds = at % 2 ? [() => deed(id), confirm] : [confirm, () => deed(id)];
      const ended = await Promise.allSettled(deeds.map((one) => one()));
      const [confirmed, other] = at % 2 ? ended.toReversed() : ended;
      for (const one of ended) {
        if (one.status === 'rejected') assert.equal(one.reason.code, 'IMPORT_STATE');
      }
      // Another file is taken either way; an import is left or confirmed, never both.
      const isConfirmed = confirmed?.status === 'fulfilled';
      assert.equal(other?.status, what === 'left' && isConfirmed ? 'rejected' : 'fulfilled');
      const { rows } = await db.pool.query('select step, rows_kept from imports where id = $1', [
        id,
      ]);
      assert.deepEqual(rows, [
        isConfirmed ? { step: 'store', rows_kept: true } : { step: 'drop', rows_kept: false },
      ]);
    }
  });
}
