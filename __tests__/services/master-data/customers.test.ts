import { lettersTo } from '@tests/kit/letters';
import { startServices } from '@tests/kit/services';
import { unzipped } from '@tests/kit/unzipped';
import { draftFor, receive } from '@tests/services/parcel/drafts';
import { appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import {
  customerCareEndpoints as care,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';

const services = startServices();
const citizenId = '3100600445635';
let counter = '';
let manager = '';

beforeAll(async () => {
  counter = await services.signIn('counter');
  manager = await services.signIn('manager');
});

const add = (body: object) =>
  services.get(customerEndpoints.upsert, { body: { name: 'น้ำใส ใจดี', ...body } }, counter);
const get = (id: string) => services.get(customerEndpoints.get, { params: { id } }, counter);
const logOf = (id: string) =>
  services.sql<{ action: string; changes: Record<string, unknown> }>(
    'select action, changes from audit_log where entity_id = $1 order by id',
    [id],
  );

async function moveIn(customerId: string, number: string, rest: object = {}) {
  const { rows } = await services.get(unitEndpoints.list, { query: { keywords: number } }, counter);
  const body = {
    ...{ unitId: rows[0]?.id ?? '', customerId, relation: 'owner' as const },
    ...{ movedIn: '2024-01-01', ...rest },
  };
  return services.get(occupancyEndpoints.upsert, { body }, counter);
}

test('the number of a card is masked in every answer, in the log and in the file', async () => {
  const person = await add({ citizenId: '3-1006-00445-63-5', passport: 'aa1234567' });
  expect(person).toMatchObject({ citizenId: 'x-xxxx-xxxxx-63-x', passport: 'xxxxxxx67' });
  const query = { keywords: 'น้ำใส' };
  const list = await services.get(customerEndpoints.list, { query }, counter);
  expect(JSON.stringify(list)).not.toContain(citizenId);
  expect(JSON.stringify(await logOf(person.id))).not.toContain(citizenId);

  // Whole it finds its person, of whom a part of it tells nothing.
  const found = async (keywords: string) =>
    (await services.get(customerEndpoints.list, { query: { keywords } }, counter)).rows.length;
  expect([await found('๓-1006-00445-63-5'), await found('AA 1234567')]).toEqual([1, 1]);
  expect(await found('310060044563')).toBe(0);

  // As it was shown it stays; another one replaces it.
  const kept = { ...person, phone: '081-234-5678' };
  const saved = await services.get(customerEndpoints.upsert, { body: kept }, counter);
  expect(saved.phone).toBe('+66812345678');
  const reason = { params: { id: person.id }, body: { reason: 'ตรวจสอบ' } };
  const shown = await services.get(care.reveal, reason, manager);
  expect(shown).toEqual({ citizenId, passport: 'AA1234567' });
  const wrong = { ...saved, citizenId: '3100600445636' };
  const { error } = await services.call(customerEndpoints.upsert, { body: wrong }, counter);
  expect(error?.fields).toMatchObject({ citizenId: { code: 'citizenId' } });
});

test('nowhere in the database does a number of a card stand, and what is exported has it', async () => {
  await add({ citizenId, passport: 'QX7654321' });
  const { rows } = await services.get(customerEndpoints.list, { query: { limit: 100 } }, counter);
  const some = rows.filter((row) => row.citizenId).slice(0, 3);
  expect(some).toHaveLength(3);
  const body = { reason: 'ตรวจสอบ' };
  const shown = await Promise.all(
    some.map(({ id }) => services.get(care.reveal, { params: { id }, body }, manager)),
  );
  const numbers = [...shown.map((one) => one.citizenId), citizenId, 'QX7654321', 'SE7654321'];
  const tables = await services.sql<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await services.sql(`select 1 from ${name} t where t::text ~ $1`, [
      numbers.join('|'),
    ]);
    expect([name, rows]).toEqual([name, []]);
  }
});

test('it is shown in full for a reason, by who may approve, and the log tells who and why', async () => {
  const person = await add({ citizenId });
  const call = { params: { id: person.id }, body: { reason: 'ออกหนังสือปลอดหนี้' } };
  expect((await services.call(care.reveal, call, counter)).error?.code).toBe('FORBIDDEN');
  const bare = { ...call, body: { reason: ' ' } };
  expect((await services.call(care.reveal, bare, manager)).error?.code).toBe('INVALID');
  expect(await services.get(care.reveal, call, manager)).toEqual({ citizenId, passport: '' });
  const [, told] = await logOf(person.id);
  expect(told).toEqual({ action: 'reveal', changes: { reason: [null, 'ออกหนังสือปลอดหนี้'] } });
});

test('who stands there twice is found, merged, and made two again', async () => {
  const phone = '0899990001';
  const kept = await add({ name: 'สองชื่อ คนเดียว', phone });
  const gone = await add({
    name: 'สองชื่อ คนเดียว',
    phone,
    lineId: 'song2',
    citizenId: '1112034563562',
  });
  await moveIn(kept.id, 'A-0201');
  await moveIn(gone.id, 'A-0201');
  const stay = await moveIn(gone.id, 'A-0202');
  await services.get(appUserEndpoints.invite, { body: { customerId: gone.id } }, counter);
  const pairs = async () =>
    (await services.get(care.duplicates, {}, counter)).pairs
      .filter(({ people }) => people.some(({ id }) => id === kept.id))
      .map(({ why }) => why);
  expect(await pairs()).toEqual(['namePhone']);

  const merged = await services.get(
    care.merge,
    { body: { keptId: kept.id, goneId: gone.id } },
    manager,
  );
  expect(merged).toMatchObject({ units: ['A-0201', 'A-0202'], lineId: 'song2' });
  expect(merged.citizenId).toBe('x-xxxx-xxxxx-56-x');
  expect(await pairs()).toEqual([]);
  expect((await get(gone.id)).mergedInto).toBe(kept.id);
  const names = async () =>
    (
      await services.get(customerEndpoints.list, { query: { keywords: 'สองชื่อ' } }, counter)
    ).rows.map(({ id }) => id);
  expect(await names()).toEqual([kept.id]);
  const unit = { query: { unitId: stay.unitId } };
  const here = await services.get(occupancyEndpoints.list, unit, counter);
  expect(here.rows.map(({ customerId }) => customerId)).toContain(kept.id);
  const again = { body: { keptId: kept.id, goneId: gone.id } };
  expect((await services.call(care.merge, again, manager)).error?.code).toBe('CUSTOMER_MERGED');

  const { people } = await services.get(care.merged, { params: { id: kept.id } }, counter);
  expect(people.map(({ id }) => id)).toEqual([gone.id]);
  await services.get(care.unmerge, { params: { id: gone.id } }, manager);
  expect(await get(kept.id)).toMatchObject({ units: ['A-0201'], lineId: '', citizenId: '' });
  expect(await get(gone.id)).toMatchObject({
    ...{ units: ['A-0201', 'A-0202'], lineId: 'song2', mergedInto: null },
  });
  expect((await names()).sort()).toEqual([kept.id, gone.id].sort());
  const app = await services.sql('select 1 from app_users where customer_id = $1', [gone.id]);
  expect(app).toHaveLength(1);
});

test('a person’s data is handed out, and erased when they have gone, but for what the law keeps', async () => {
  const person = await add({ name: 'ลบ ชื่อฉัน', citizenId, phone: '0812223333' });
  const stay = await moveIn(person.id, 'A-0203');
  const parcel = draftFor(stay.unitId, { recipientName: 'ลบ ชื่อฉัน' });
  await receive(services, counter, [parcel]);
  const params = { id: person.id };
  const file = await services.get(care.held, { params }, manager);
  const held = JSON.parse((await unzipped(file))['data.json'] ?? '');
  expect(held).toMatchObject({
    parcels: [{ recipient: 'ลบ ชื่อฉัน', unit: 'A-0203', status: 'waiting' }],
    person: [{ name: 'ลบ ชื่อฉัน', citizenId }],
    stays: [{ unit: 'A-0203', movedIn: '2024-01-01' }],
  });
  const call = { params, body: { reason: 'ขอใช้สิทธิ์' } };
  expect((await services.call(care.erase, call, manager)).error?.code).toBe('CUSTOMER_LIVES_HERE');
  const { id, version } = stay;
  await moveIn(person.id, 'A-0203', { id, version, movedOut: '2025-01-01' });
  const erased = await services.get(care.erase, call, manager);
  expect(erased).toMatchObject({ phone: '', citizenId: '', email: '' });
  expect(erased.erasedAt).not.toBeNull();
  const [row] = await services.sql('select * from customers where id = $1', [person.id]);
  expect(JSON.stringify(row)).not.toContain('ลบ ชื่อฉัน');
  const { rows } = await services.get(
    occupancyEndpoints.list,
    { query: { customerId: person.id } },
    counter,
  );
  expect(rows).toMatchObject([{ unitNumber: 'A-0203', movedOut: '2025-01-01' }]);
  const body = { ...erased, name: 'กลับมา' };
  const { error } = await services.call(customerEndpoints.upsert, { body }, counter);
  expect(error?.code).toBe('CUSTOMER_ERASED');
});

test('somebody is invited to the app, again by a new code, and suspended', async () => {
  const person = await add({ name: 'ขอใช้ แอป' });
  const invite = () =>
    services.get(appUserEndpoints.invite, { body: { customerId: person.id } }, counter);
  const first = await invite();
  expect(first.user).toMatchObject({ name: 'ขอใช้ แอป', state: 'invited' });
  expect(first.sentTo).toBe('');
  await add({ ...first.user, id: person.id, version: person.version, email: 'app@niti.example' });
  const second = await invite();
  expect(second.sentTo).toBe('app@niti.example');
  const [letter] = await lettersTo(services.outbox, 'app@niti.example');
  expect(letter?.body).toContain(second.code);
  expect(second.user.id).toBe(first.user.id);
  expect(second.code).not.toBe(first.code);
  const query = { keywords: 'ขอใช้', state: 'invited' as const };
  const { rows } = await services.get(appUserEndpoints.list, { query }, counter);
  expect(rows.map(({ id }) => id)).toEqual([first.user.id]);
  const suspend = (suspended: boolean) =>
    services.get(
      appUserEndpoints.suspend,
      { params: { id: first.user.id }, body: { suspended } },
      counter,
    );
  expect((await suspend(true)).state).toBe('suspended');
  const refused = { body: { customerId: person.id } };
  expect((await services.call(appUserEndpoints.invite, refused, counter)).error?.code).toBe(
    'APP_USER_SUSPENDED',
  );
  expect((await suspend(false)).state).toBe('invited');
  const id = `id = '${first.user.id}'`;
  await services.sql(
    `update app_users set code_expires_at = now() - interval '1 minute' where ${id}`,
  );
  const found = async (state: 'invited' | 'expired') =>
    (await services.get(appUserEndpoints.list, { query: { keywords: 'ขอใช้', state } }, counter))
      .rows;
  expect(await found('invited')).toEqual([]);
  expect(await found('expired')).toMatchObject([{ state: 'expired' }]);
  const stored = await services.sql<{ code_hash: string }>('select code_hash from app_users');
  expect(JSON.stringify(stored)).not.toContain(second.code);
});

test('who has the app is found by their unit, and known at the person', async () => {
  const person = await add({ name: 'มีแอป ประจำห้อง' });
  await moveIn(person.id, 'A-0206');
  await services.get(appUserEndpoints.invite, { body: { customerId: person.id } }, counter);
  const found = async (query: object) =>
    (await services.get(appUserEndpoints.list, { query }, counter)).rows.map(({ name }) => name);
  expect(await found({ keywords: 'a0206' })).toContain('มีแอป ประจำห้อง');
  expect(await found({ customerId: person.id })).toEqual(['มีแอป ประจำห้อง']);
});

test('who has one passport twice is found, and whoever has another is another person', async () => {
  const phone = '0899990077';
  const one = await add({ name: 'Ella Berg', passport: 'SE1112223' });
  const other = await add({ name: 'E. Berg', passport: 'SE1112223', phone });
  const third = await add({ name: 'E. Berg', passport: 'SE9998887', phone });
  const { pairs } = await services.get(care.duplicates, {}, counter);
  const found = pairs.flatMap(({ why, people }) =>
    people.some(({ id }) => [one.id, other.id, third.id].includes(id)) ? [why] : [],
  );
  expect(found).toEqual(['passport']);
});

test('people are found by phone however it is typed, and by the number of their unit', async () => {
  const person = await add({ name: 'หาเจอ ง่าย', phone: '081-777-6655' });
  await moveIn(person.id, 'A-0204');
  for (const keywords of ['081-777-6655', '0817776655', 'คุณหาเจอ', 'a0204']) {
    const { rows } = await services.get(customerEndpoints.list, { query: { keywords } }, counter);
    expect(rows.map(({ id }) => id)).toContain(person.id);
  }
});

test('the list tells as what somebody lives here today, each once', async () => {
  const person = await add({ name: 'หลายฐานะ ใจดี' });
  const query = { keywords: 'หลายฐานะ' };
  const roles = async () =>
    (await services.get(customerEndpoints.list, { query }, counter)).rows[0]?.roles;
  expect(await roles()).toEqual([]);
  await moveIn(person.id, 'A-0204');
  await moveIn(person.id, 'A-0205');
  await moveIn(person.id, 'A-0206', { relation: 'tenant' });
  await moveIn(person.id, 'A-0207', { relation: 'resident', movedOut: '2024-02-01' });
  expect(await roles()).toEqual(['owner', 'tenant']);
});
