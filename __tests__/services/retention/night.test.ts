/** @jest-environment node */
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServices } from '@tests/kit/services';
import { accountEndpoints } from '@/contracts/auth/account';
import { retentions } from '@/contracts/data-care/retention';
import { moneyKinds } from '@/services/kit/retention/kit-takings';

const services = startServices();
const night = '2026-11-26T19:30:00.000Z';
/** An instant so many days before the night's Bangkok midnight. */
const ago = (days: number) =>
  new Date(Date.parse('2026-11-26T17:00:00Z') - days * 86_400_000).toISOString();

const one = async (statement: string, values: unknown[] = []) =>
  Number(
    (await services.sql<{ n: number }>(`select count(*) as n from ${statement}`, values))[0]?.n,
  );

const line = (entity: string, days: number, title: string) =>
  services.sql(
    `insert into audit_log (id, at, account_name, action, entity, entity_id, title, changes, ip, user_agent)
    values (gen_random_uuid(), $2, 'ทดสอบ', 'edit', $1, 'x', $3, '{}', '', '')`,
    [entity, ago(days), title],
  );

beforeAll(async () => {
  await services.sql('delete from retention_runs');
  for (let n = 0; n < 7; n += 1) await line('unit', 731, 'เก่า');
  await line('unit', 729, 'ใหม่');
  await line('receipt', 731, 'เงิน');
  await line('receipt', 3654, 'เงินเก่า');
});

const left = () => one(`audit_log where title = 'เก่า'`);

test('a night that was killed in the middle of a batch goes on where it stood, each counted once', async () => {
  const { failed } = await services.night(night, { most: 2, diesIn: 5 });
  expect(failed).toHaveLength(1);
  const before = await left();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(7);
  const { ended } = await services.night(night, { most: 2 });
  expect(ended).toEqual([expect.objectContaining({ audit: 7, moneyAudit: 1 })]);
  expect(await left()).toBe(0);
  // The law's years are not over, and the days of the others neither.
  expect(await one(`audit_log where title in ('ใหม่', 'เงิน')`)).toBe(2);
  expect(await one(`audit_log where title = 'เงินเก่า'`)).toBe(0);
});

test('nothing more is done in the same night, and the next one begins anew', async () => {
  await line('unit', 800, 'เก่า');
  expect((await services.night(night)).ended).toEqual([]);
  expect((await services.night('2026-11-27T18:59:00.000Z')).ended).toEqual([]);
  expect(await left()).toBe(1);
  expect((await services.night('2026-11-27T19:00:00.000Z')).ended).toMatchObject([{ audit: 1 }]);
});

test('what cannot be taken away keeps nothing else, and the night open', async () => {
  const at = '2026-11-29T20:00:00.000Z';
  await line('unit', 800, 'เก่า');
  expect(await services.night(at, { fails: 'sessions' })).toMatchObject({
    ended: [],
    failed: ['sessions', 'sessions', 'sessions'],
  });
  expect(await left()).toBe(0);
  expect((await services.night(at)).ended).toHaveLength(1);
});

test('every kind of record of money is kept as the accounting law asks', () => {
  expect(moneyKinds).toEqual(
    expect.arrayContaining(['invoice', 'receipt', 'credit', 'refund', 'statement-line', 'order']),
  );
  expect(retentions.moneyAudit.least).toBeGreaterThanOrEqual(5 * 365 + 2);
});

test('a sign-in that is over goes with its tokens, and one that is used stays', async () => {
  const token = await services.signIn('counter');
  const at = '2026-12-02T20:00:00.000Z';
  const [old] = await services.sql<{ id: string }>(
    `insert into sessions (id, account_id, created_at, last_used_at, ip, user_agent, revoked_at)
    select gen_random_uuid(), account_id, $1, $1, '', '', $1 from sessions limit 1 returning id`,
    [ago(400)],
  );
  await services.sql(
    `insert into refresh_tokens (hash, session_id, expires_at) values ('old', $1, $2)`,
    [old?.id, ago(390)],
  );
  const { ended } = await services.night(at);
  expect(ended).toMatchObject([{ sessions: 1 }]);
  expect(await one('refresh_tokens where hash = $1', ['old'])).toBe(0);
  expect((await services.call(accountEndpoints.profile, {}, token)).status).toBe(200);
});

test('a failure that nobody has seen to stays, a task that is done goes', async () => {
  const task = (state: string, dismissed: string | null) =>
    services.sql(
      `insert into tasks (id, work, data, state, by_id, by_name, created_at, ended_at, dismissed_at)
      values (gen_random_uuid(), 'gone', '{}', $1, gen_random_uuid(), '', $2, $2, $3)`,
      [state, ago(200), dismissed],
    );
  await task('failed', null);
  await task('failed', ago(199));
  await task('done', null);
  await services.night('2026-12-03T20:00:00.000Z');
  expect(await services.sql(`select state, dismissed_at from tasks where work = 'gone'`)).toEqual([
    { state: 'failed', dismissed_at: null },
  ]);
});

test('letters of the outbox go by their age', async () => {
  const file = join(services.outbox, 'old.eml');
  writeFileSync(file, '');
  writeFileSync(join(services.outbox, 'new.eml'), '');
  utimesSync(file, new Date(ago(60)), new Date(ago(60)));
  await services.night('2026-12-04T20:00:00.000Z');
  expect(readdirSync(services.outbox)).toContain('new.eml');
  expect(readdirSync(services.outbox)).not.toContain('old.eml');
});

describe('pictures of parcels', () => {
  const upload = async () => {
    const [made] = await services.sql<{ id: string }>(
      `insert into uploads (id, type, name, kind, bytes, sha256, by, at, claimed_at)
      values (gen_random_uuid(), 'parcel/photo', 'p', 'image/webp', 1, 'x', gen_random_uuid(), $1, $1) returning id`,
      [ago(900)],
    );
    return made?.id ?? '';
  };
  /** Makes a parcel of the demo one that was last touched so long ago, with a photo. */
  async function parcelAsOf(days: number, photo: string, status: string, at: number) {
    const [{ id } = { id: '' }] = await services.sql<{ id: string }>(
      'select id from parcels order by id limit 1 offset $1',
      [at],
    );
    await services.sql('alter table parcel_events disable trigger user');
    await services.sql('alter table parcels disable trigger user');
    await services.sql(
      `update parcel_events set at = $2, photo = $3, signature = 'M0 0' where parcel_id = $1`,
      [id, ago(days), photo],
    );
    await services.sql(
      'update parcels set received_at = $2, photo = $3, status = $4 where id = $1',
      [id, ago(days), photo, status],
    );
    await services.sql('alter table parcels enable trigger user');
    await services.sql('alter table parcel_events enable trigger user');
    return id;
  }
  const shown = (id: string) =>
    one(`parcel_events where parcel_id = $1 and (photo is not null or signature is not null)`, [
      id,
    ]);

  test('go when their parcel has been gone for long, and are let go in the store where none shows them', async () => {
    const [own, shared] = [await upload(), await upload()];
    const gone = await parcelAsOf(500, own, 'handed_over', 0);
    const both = await parcelAsOf(500, shared, 'returned', 1);
    const young = await parcelAsOf(300, shared, 'handed_over', 2);
    const here = await parcelAsOf(900, own, 'waiting', 3);
    // Cancelled long after it was handed over: its days begin anew.
    const touched = await parcelAsOf(500, shared, 'cancelled', 4);
    await services.sql(
      `insert into parcel_events (id, property_id, parcel_id, at, action, by, detail, note)
      select gen_random_uuid(), property_id, id, $2, 'cancelled', 'x', '', '' from parcels where id = $1`,
      [touched, ago(300)],
    );
    const pictured = await shown(touched);
    await services.sql('update parcels set photo = null where id = $1', [here]);
    const history = await one('parcel_events');
    const { ended } = await services.night('2026-12-06T20:00:00.000Z', { most: 2 });
    expect(ended).toHaveLength(1);
    expect(await Promise.all([gone, both, young, here].map(shown))).toEqual([
      0,
      0,
      await shown(young),
      await shown(here),
    ]);
    expect(await shown(young)).toBeGreaterThan(0);
    expect(await shown(here)).toBeGreaterThan(0);
    expect(pictured).toBeGreaterThan(0);
    expect(await shown(touched)).toBe(pictured);
    expect(await one('parcel_events')).toBe(history);
    // Both are still shown: by the young one, and by the one that waits.
    expect(await one('uploads where claimed_at is null and id = any($1)', [[own, shared]])).toBe(0);
    await parcelAsOf(500, shared, 'handed_over', 2);
    await parcelAsOf(500, shared, 'cancelled', 4);
    await services.night('2026-12-07T20:00:00.000Z');
    expect(
      await services.sql('select id from uploads where claimed_at is null and id = any($1)', [
        [own, shared],
      ]),
    ).toEqual([{ id: shared }]);
  });

  test('are all that a history may lose', async () => {
    const change = (what: string) => services.sql(`update parcel_events set ${what}`);
    await expect(change(`photo = 'other'`)).rejects.toThrow('only grows');
    await expect(change(`note = 'other'`)).rejects.toThrow('only grows');
    await expect(change(`photo = null, at = at - interval '1 day'`)).rejects.toThrow('only grows');
  });
});
