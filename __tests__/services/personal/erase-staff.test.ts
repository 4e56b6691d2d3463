import { startServices } from '@tests/kit/services';
import { unzipped } from '@tests/kit/unzipped';
import { draftFor, receive, unitOf } from '@tests/services/parcel/drafts';
import { recoveryEndpoints } from '@/contracts/auth/account';
import { homeTileEndpoints } from '@/contracts/auth/home-tiles';
import { sessionEndpoints } from '@/contracts/auth/session';
import { staffEndpoints } from '@/contracts/auth/staff';
import { staffCareEndpoints as care } from '@/contracts/auth/staff-care';
import { staffHeld, staffHeldKinds } from '@/contracts/data-care/staff-held';
import { tablesWith } from './tables-with';

const services = startServices();
const password = 'niti-leave-2569';
const name = 'ศศิธร "แอน" ลาจาก';
const email = 'sasithorn.gone@niti.example';
const resident = 'ผู้รับคนอื่น ที่ไม่เกี่ยว';
let admin = '';
let id = '';
let token = '';

const sql = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  services.sql<Row>(text, values);
const one = async <Row>(text: string, values: unknown[] = []) => (await sql<Row>(text, values))[0];
const erase = (of = id, as = admin) =>
  services.call(care.erase, { params: { id: of }, body: { reason: 'ลาออก ขอใช้สิทธิ์' } }, as);
const setActive = (of: string, active: boolean) =>
  services.call(staffEndpoints.active, { params: { id: of }, body: { active } }, admin);
const enter = async (key: string) =>
  (
    await services.get(sessionEndpoints.login, {
      body: { key, type: 'password', app: 'niti', params: { password } },
    })
  ).accessToken;

async function invite(fullname: string, address: string, role = 'counter') {
  const place = await one<{ property: string; role: string }>(
    `select p.id as property, r.id as role from properties p, roles r where p.code = 'RMN' and r.builtin = $1`,
    [role],
  );
  const works = [{ propertyId: place?.property ?? '', roleId: place?.role ?? '' }];
  const body = { fullname, email: address, platformRoleId: null, works };
  return services.get(staffEndpoints.upsert, { body }, admin);
}

async function join(fullname: string, address: string) {
  const saved = await invite(fullname, address);
  const link = saved.invitation?.link?.split('#')[1] ?? '';
  await services.get(recoveryEndpoints.reset, { body: { token: link, password } });
  return saved.id;
}

/** As if they had left so many days ago. */
const leftBefore = (of: string, days: number) =>
  sql(
    `update sessions set created_at = now() - make_interval(days => $2), last_used_at = now() - make_interval(days => $2),
      revoked_at = now() - make_interval(days => $2) where account_id = $1`,
    [of, days],
  );

beforeAll(async () => {
  admin = await services.signIn('admin');
  id = await join(name, email);
  token = await enter(email);
  await services.get(homeTileEndpoints.choose, { body: { tiles: [] } }, token);
  const unitId = await unitOf(services, token);
  const [parcel] = await receive(services, token, [draftFor(unitId, { recipientName: resident })]);
  const at = [name, id];
  await sql(
    `update phone_directory set updated_by = $1 where id = (select id from phone_directory limit 1)`,
    [name],
  );
  await sql(`update receipts set by = $1 where id = (select id from receipts limit 1)`, [name]);
  await sql(
    `insert into notifications (id, property_id, seq, type, title, text, popup, at, by_name, by_id, to_id)
    select gen_random_uuid(), property_id, n, 1, 'งานใหม่', 'ถึงคุณ', false, now(), $1, $2::uuid,
      case when n = 900001 then $2::uuid end
    from parcels, generate_series(900001, 900002) n where id = $3`,
    [...at, parcel?.id],
  );
  await sql(
    `insert into news_reads (news_id, property_id, account_id, fullname, read_at)
    select n.id, p.id, $2::uuid, $1, now() from news n, properties p where p.code = 'RMN' limit 1`,
    at,
  );
  await sql(
    `insert into list_views (id, account_id, property_id, list, name, query, hidden, dense, shared)
    select gen_random_uuid(), $1::uuid, id, 'parcels', 'ของฉัน', '', '[]', false, true from properties where code = 'RMN'`,
    [id],
  );
});

describe('nothing is erased', () => {
  const told = async (of = id) =>
    (await services.get(care.holds, { params: { id: of } }, admin)).bar;
  const code = async (...of: Parameters<typeof erase>) => (await erase(...of)).error?.code;

  test('of oneself, or of somebody who can still sign in', async () => {
    const own = await one<{ id: string }>(`select id from accounts where username = 'admin'`);
    expect([(await told(own?.id))?.code, await code(own?.id)]).toEqual([
      'OWN_ACCOUNT',
      'OWN_ACCOUNT',
    ]);
    expect([(await told())?.code, await code()]).toEqual(['STAFF_ACTIVE', 'STAFF_ACTIVE']);
  });

  test('within the days that the law asks for, counted from the last use', async () => {
    await setActive(id, false);
    const { code: why, message, details } = (await told()) ?? {};
    expect(why).toBe('STAFF_JUST_LEFT');
    expect(message).toContain('90 วัน');
    expect(message).not.toContain('{{');
    expect(details?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await code()).toBe('STAFF_JUST_LEFT');
    await leftBefore(id, 89);
    expect(await code()).toBe('STAFF_JUST_LEFT');
    await leftBefore(id, 91);
    expect(await told()).toBeNull();
  });

  test('by who may not close accounts, is in a property, or holds less than the account', async () => {
    const helper = await join('ผู้ช่วย ฝ่ายบุคคล', 'helper@niti.example');
    const as = async (...permissions: string[]) => {
      await sql('delete from account_properties where account_id = $1', [helper]);
      await sql(
        `with made as (insert into roles (id, name, permissions)
          values (gen_random_uuid(), 'ฝ่ายบุคคล', $2) returning id)
        update accounts set platform_role_id = made.id from made where accounts.id = $1`,
        [helper, JSON.stringify(permissions)],
      );
      return enter('helper@niti.example');
    };
    const answers = async (by: string) => [
      (await services.call(care.holds, { params: { id } }, by)).error?.code,
      (await services.call(care.held, { params: { id } }, by)).error?.code,
      await code(id, by),
    ];
    expect(await answers(await as('staff:view'))).toEqual(Array(3).fill('FORBIDDEN'));
    expect(await answers(await as('staff:view', 'staff:edit'))).toEqual(
      Array(3).fill('BEYOND_OWN_RIGHTS'),
    );
    expect(await answers(await services.signIn('manager'))).toEqual(Array(3).fill('FORBIDDEN'));
    const inside = await one<{ id: string }>(`select id from properties where code = 'RMN'`);
    const params = { password: 'niti-demo-2569' };
    const { accessToken: entered } = await services.get(sessionEndpoints.login, {
      body: { key: 'admin', type: 'password', app: 'niti', params },
    });
    const place = { isAdmin: true, propertyId: inside?.id ?? '' };
    await services.get(sessionEndpoints.switchProperty, { body: place }, entered);
    expect(await answers(entered)).toEqual(Array(3).fill('FORBIDDEN'));
  });
});

test('all that is held is handed out in one file, and of others no more than how often', async () => {
  const file = await unzipped(await services.get(care.held, { params: { id } }, admin));
  expect(Object.keys(file)).toEqual(['data.json', 'kinds.json']);
  const all = JSON.parse(file['data.json'] ?? '') as Record<string, object[]>;
  expect(Object.keys(all)).toEqual(staffHeldKinds);
  expect(staffHeldKinds.filter((kind) => all[kind]?.length === 0)).toEqual([]);
  expect(all.account).toMatchObject([{ fullname: name, email, works: [{}] }]);
  expect(file['data.json']).not.toContain('argon2');
  expect(all.signIns).toMatchObject([{ ip: expect.any(String), userAgent: expect.any(String) }]);
  expect(all.money).toEqual([{ id: 'receipts', times: 1 }]);
  expect(all.proof).toContainEqual({ id: 'parcels', times: 1 });
  expect(all.audit).toContainEqual(expect.objectContaining({ kind: 'parcel', times: 1 }));
  expect(file['data.json']).not.toContain(resident);
  const kinds = JSON.parse(file['kinds.json'] ?? '');
  expect(kinds.audit).toMatchObject({ fate: 'stays', kept: { days: 730 } });
  const { kinds: counts } = await services.get(care.holds, { params: { id } }, admin);
  expect(counts.find(({ kind }) => kind === 'money')?.count).toBe(1);
});

test('two at once erase once; afterwards nothing but what is kept by law has the name', async () => {
  const before = await one(`select * from accounts where id = $1`, [id]);
  const answers = await Promise.all([erase(), erase(), erase()]);
  const former = 'อดีตเจ้าหน้าที่ 1';
  expect(answers.map(({ status, data }) => [status, data?.fullname])).toEqual(
    Array(3).fill([200, former]),
  );
  expect(
    await sql(`select title, changes from audit_log where entity_id = $1 and action = 'erase'`, [
      id,
    ]),
  ).toEqual([{ title: former, changes: { reason: [null, 'ลาออก ขอใช้สิทธิ์'] } }]);
  expect(await tablesWith(services, name)).toEqual([
    'audit_log',
    'parcel_events',
    'parcels',
    'receipts',
  ]);
  expect(await tablesWith(services, email)).toEqual([]);
  // What the log says of the account itself has lost it; what they did has not.
  expect(
    await sql(
      `select distinct account_id = $2::uuid as own from audit_log where account_name = $1 or title = $1`,
      [name, id],
    ),
  ).toEqual([{ own: true }]);
  const theirs = await sql<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.confrelid = 'accounts'::regclass`,
  );
  expect(theirs.length).toBeGreaterThan(5);
  for (const { name: table } of theirs) {
    expect([table, await sql(`select 1 from ${table} where account_id = $1`, [id])]).toEqual([
      table,
      [],
    ]);
  }
  const after = await one<Record<string, unknown>>(`select * from accounts where id = $1`, [id]);
  for (const column of ['email', 'username', 'fullname', 'password_hash']) {
    expect([column, after?.[column]]).not.toEqual([column, before?.[column as never]]);
  }
  expect(await sql('select 1 from notifications where to_id = $1', [id])).toEqual([]);
  expect(await one('select by_name from notifications where by_id = $1', [id])).toEqual({
    by_name: former,
  });
  expect(await one('select fullname from news_reads where account_id = $1', [id])).toEqual({
    fullname: former,
  });
  expect(await sql('select 1 from phone_directory where updated_by = $1', [former])).toHaveLength(
    1,
  );
});

test('who is erased is nowhere to be found or opened again, and may come back as somebody new', async () => {
  const { rows } = await services.get(staffEndpoints.list, { query: { limit: 200 } }, admin);
  expect(rows.some((row) => row.id === id)).toBe(false);
  const params = { id };
  const gone = [
    await services.call(staffEndpoints.get, { params }, admin),
    await setActive(id, true),
    await services.call(staffEndpoints.invite, { params }, admin),
    await services.call(care.holds, { params }, admin),
    await services.call(care.held, { params }, admin),
  ];
  expect(gone.map(({ error }) => error?.code)).toEqual(Array(5).fill('NOT_FOUND'));
  expect((await erase()).data?.fullname).toBe('อดีตเจ้าหน้าที่ 1');
  expect((await erase('00000000-0000-7000-8000-000000000000')).error?.code).toBe('NOT_FOUND');
  const back = await join(name, email);
  expect(back).not.toBe(id);
  expect(await enter(email)).not.toBe('');
  // A colleague's name is not taken out of records that may be the colleague's.
  const namesake = await invite(name, 'namesake@niti.example');
  await setActive(namesake.id, false);
  await sql(`update phone_directory set updated_by = $1 where updated_by = 'อดีตเจ้าหน้าที่ 1'`, [name]);
  expect((await erase(namesake.id)).data?.fullname).toBe('อดีตเจ้าหน้าที่ 2');
  expect(await sql('select 1 from phone_directory where updated_by = $1', [name])).toHaveLength(1);
});

test('what stays is what its declaration says, by a law', () => {
  const stays = staffHeldKinds.filter((kind) => staffHeld[kind].fate === 'stays');
  expect(stays).toEqual(['proof', 'money', 'audit']);
  for (const kind of stays) expect('law' in staffHeld[kind]).toBe(true);
});
