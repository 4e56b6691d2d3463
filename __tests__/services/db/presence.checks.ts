import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { PresenceProblem, type Present, takePlace } from '@/services/kit/presence/presence';
import { temporaryFolder } from './temporary';

const url = process.env.CHECK_DATABASE_URL;
const kind = url ? 'postgres' : 'embedded';

let db: Database;
before(async () => {
  db = await openDatabase(url ? { url } : { folder: temporaryFolder() });
  await migrate(db, path.resolve('src/services/db/migrations'));
});
after(() => db.close());

const fail = (error: unknown) => assert.fail(String(error));
const silentMs = 900;

const at = (place: string, more: Partial<Present> = {}) =>
  takePlace(
    db.orm,
    { place, build: 'b', store: 'folder a', realtime: false, ...more },
    fail,
    silentMs,
  );

const refusedAs = (words: RegExp) => (error: unknown) =>
  error instanceof PresenceProblem && words.test(error.message);

test(`${kind}: those that share files stand beside each other, and one place is taken again`, async () => {
  const first = await at('a:1', { realtime: true });
  const second = await at('b:1');
  const restarted = await at('a:1', { realtime: true });
  await Promise.all([second.leave(), restarted.leave(), first.leave()]);
  const { rows } = await db.pool.query('select * from service_processes');
  assert.deepEqual(rows, []);
});

test(`${kind}: files that another host would not have are refused`, async () => {
  const first = await at('a:1');
  await assert.rejects(at('b:1', { store: 'folder b' }), refusedAs(/ a:1 .*S3_ENDPOINT/));
  // One that keeps no files does not mind.
  const events = await at('c:1', { store: '' });
  await Promise.all([first.leave(), events.leave()]);
});

test(`${kind}: of two that begin to take browsers at once one does`, async () => {
  const both = await Promise.allSettled(
    ['a:1', 'b:1'].map((place) => at(place, { realtime: true })),
  );
  const taken = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  assert.equal(taken.length, 1);
  assert.ok(refusedAs(/REALTIME_API.*PUSHER_APP_ID/)(refused[0]));
  await taken[0]?.leave();
});

test(`${kind}: who leaves, or is silent, is waited for`, async () => {
  const leaving = await at('a:1', { realtime: true });
  const waiting = at('b:1', { realtime: true });
  await leaving.leave();
  const second = await waiting;
  await second.leave();
  await db.pool.query(
    `insert into service_processes values ('killed:1', 'b', 'folder x', true, now(), now())`,
  );
  const third = await at('c:1', { realtime: true });
  await third.leave();
});
