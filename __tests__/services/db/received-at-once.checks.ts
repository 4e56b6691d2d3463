import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { ServiceRequest } from '@/services/kit/calls/caller';
import { insertParcels } from '@/services/parcel/intake/insert';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const kind = url ? 'postgres' : 'embedded';
const propertyId = crypto.randomUUID();
const unitId = crypto.randomUUID();
const many = 120;

let db: Database;

const quiet = {
  announce: { changed() {}, notified() {} },
  references: { titles: async () => new Map<string, string>() },
};
const caller = {
  ...{ accountId: crypto.randomUUID(), fullname: 'เคาน์เตอร์', roleName: '', platform: false },
  ...{ propertyId, permissions: new Set([]), sessionId: '', endsAt: '' },
};
const request = () => new ServiceRequest(caller, '', '', quiet);

/** As each process has one: what comes to it together is stored together. */
const aProcess = () =>
  insertParcels(db.orm, {
    search: async () => [],
    people: async () => [],
    numbers: async () => new Map([[unitId, 'A-1']]),
  });

const draft = (at: number) => ({
  ...{ id: crypto.randomUUID(), unitId, recipientName: 'มาลี', parcelCode: `TH${1000 + at}` },
  ...{ carrier: 'flash' as const, kind: 'box' as const, note: '', shelf: '' },
  ...{ photo: null, dropId: null, allowDuplicate: '' },
});

before(async () => {
  db = await openDatabase(url ? { url } : { folder: temporaryFolder() });
  await migrate(db, path.resolve('src/services/db/migrations'));
  await db.pool.query(
    `insert into properties (id, code, dimension, name_th, name_en, created_at)
     values ($1, 'QP', 'condo', 'พัสดุ', 'Parcels', now())`,
    [propertyId],
  );
});

after(() => db.close());

test(`${kind}: parcels that three processes receive at once are each received once, none refused`, async () => {
  const drafts = Array.from({ length: many }, (_, at) => draft(at));
  // One by one, in the opposite order, and several in a call.
  const calls = [
    drafts.map((one) => [one]),
    drafts.map((one) => [one]).reverse(),
    Array.from({ length: many / 5 }, (_, at) => drafts.slice(5 * at, 5 * at + 5).reverse()),
  ];
  const answers = await Promise.all(
    calls.flatMap((own) => {
      const receive = aProcess();
      return own.map((parcels) => receive({ body: { parcels } }, request()));
    }),
  );
  const codeOf = new Map<string, string>();
  for (const parcel of answers.flat()) {
    assert.equal(codeOf.get(parcel.id) ?? parcel.docCode, parcel.docCode);
    codeOf.set(parcel.id, parcel.docCode);
  }
  assert.equal(new Set(codeOf.values()).size, many);
  const { rows } = await db.pool.query('select count(*)::int as n from parcels');
  assert.deepEqual(rows, [{ n: many }]);
});
