import { lettersTo } from '@tests/kit/letters';
import { startServices } from '@tests/kit/services';
import { recoveryEndpoints } from '@/contracts/auth/account';
import type { Invitation } from '@/contracts/auth/invitation';
import { sessionEndpoints } from '@/contracts/auth/session';
import { staffEndpoints } from '@/contracts/auth/staff';
import type { CallOf } from '@/contracts/kit/calls/endpoint';

const services = startServices();
const { list, get, upsert, active, invite, uninvite, revoke } = staffEndpoints;
type Draft = CallOf<typeof upsert>['body'];

let admin = '';
const roles: Record<string, string> = {};
const properties: Record<string, string> = {};

beforeAll(async () => {
  admin = await services.signIn('admin');
  const named = await services.sql<{ builtin: string; id: string }>(
    'select builtin, id from roles where builtin is not null',
  );
  for (const { builtin, id } of named) roles[builtin] = id;
  const coded = await services.sql<{ code: string; id: string }>('select code, id from properties');
  for (const { code, id } of coded) properties[code] = id;
});

const at = (code: string, role: string) => ({
  propertyId: properties[code] ?? '',
  roleId: roles[role] ?? '',
});
let made = 0;
const draft = (fields: Partial<Draft> = {}): Draft => {
  made += 1;
  return {
    fullname: `คุณน้ำใส คนที่ ${made}`,
    email: `new-${made}@rmn.example`,
    username: `new-${made}`,
    platformRoleId: null,
    works: [at('RMN', 'counter')],
    ...fields,
  };
};
const save = (body: Draft, token = admin) => services.call(upsert, { body }, token);
const password = 'niti-first-2569';
const tokenOf = ({ link }: Invitation = { link: null }) => link?.split('#')[1] ?? '';
const choose = (token: string, chosen = password) =>
  services.call(recoveryEndpoints.reset, { body: { token, password: chosen } });
const invited = (fields: Partial<Draft> = {}) =>
  services.get(upsert, { body: draft(fields) }, admin);
/** Somebody who was invited and has chosen a password. */
async function add(fields: Partial<Draft> = {}) {
  const { invitation, ...saved } = await invited(fields);
  expect((await choose(tokenOf(invitation))).status).toBe(200);
  return { ...saved, joined: true };
}
const login = (key: string, password = '') =>
  services.call(sessionEndpoints.login, {
    body: { key, type: 'password', app: 'niti', params: { password } },
  });
const enter = async (key: string, password?: string) =>
  (await login(key, password)).data?.accessToken ?? '';
const setActive = (id: string, to: boolean, token = admin) =>
  services.call(active, { params: { id }, body: { active: to } }, token);
const works = async (token: string) =>
  (await services.call(sessionEndpoints.menu, { body: { app: 'niti', scope: '*' } }, token))
    .status === 200;
const idOf = async (username: string) =>
  (await services.sql<{ id: string }>('select id from accounts where username = $1', [username]))[0]
    ?.id ?? '';

test('neither staff nor managers see or change accounts', async () => {
  const params = { id: await idOf('counter') };
  for (const name of ['counter', 'manager'] as const) {
    const token = await services.signIn(name);
    const answers = [
      await services.call(list, { query: {} }, token),
      await services.call(get, { params }, token),
      await save(draft(), token),
      await setActive(params.id, false, token),
      await services.call(revoke, { params }, token),
      await services.call(invite, { params }, token),
      await services.call(uninvite, { params }, token),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(7).fill('FORBIDDEN'));
  }
});

test('who is invited chooses a password once, by a link that is kept nowhere', async () => {
  const { invitation, ...added } = await invited({ username: 'NamSai', email: 'Nam@RMN.example' });
  expect(added).toMatchObject({ username: 'namsai', email: 'nam@rmn.example', active: true });
  expect(added.works).toMatchObject([{ roleName: 'เจ้าหน้าที่' }]);
  expect(added.joined).toBe(false);
  const days = (Date.parse(added.invitedUntil ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  const token = tokenOf(invitation);
  const [letter] = await lettersTo(services.outbox, 'nam@rmn.example');
  expect(letter?.link).toBe(invitation?.link);
  expect(letter?.body).toContain('nam@rmn.example');

  for (const none of ['', password]) {
    expect((await login('namsai', none || 'x')).error?.code).toBe('WRONG_CREDENTIALS');
  }
  expect(await choose(token)).toEqual({ status: 200, data: { joined: 'nam@rmn.example' } });
  expect((await login('namsai', password)).data?.roleName).toBe('เจ้าหน้าที่');
  expect((await choose(token, 'another-one-2569')).error?.code).toBe('LINK_USED');

  const again = await services.get(get, { params: { id: added.id } }, admin);
  expect(added.lastUsedAt).toBeNull();
  expect(again).toMatchObject({ id: added.id, sessions: 1, joined: true, invitedUntil: null });
  expect(Date.now() - Date.parse(again.lastUsedAt ?? '')).toBeLessThan(60_000);
  const byLast = async (sort: string) =>
    (await services.get(list, { query: { sort, limit: 100 } }, admin)).rows.map(
      (row) => Date.parse(row.lastUsedAt ?? '') || 0,
    );
  expect(await byLast('-lastUsedAt')).toEqual((await byLast('lastUsedAt')).reverse());
  expect((await byLast('lastUsedAt'))[0]).toBe(0);
  const log = await services.sql('select * from audit_log where entity_id = $1 order by at', [
    added.id,
  ]);
  expect(log).toMatchObject([
    { action: 'create', entity: 'staff', property_id: null },
    { action: 'accept-invitation', account_name: added.fullname },
  ]);
  const kept = await services.sql('select * from password_resets');
  expect(JSON.stringify([again, log, kept])).not.toContain(token);
  const edited = await save({ ...draft(), id: added.id, version: added.version });
  expect(edited.data?.invitation).toBeUndefined();
});

test('a new invitation ends the one before, and one that is taken back opens nothing', async () => {
  const { id, invitation } = await invited();
  const params = { id };
  const again = await services.get(invite, { params }, admin);
  expect((await choose(tokenOf(invitation))).error?.code).toBe('LINK_REPLACED');
  expect((await services.get(uninvite, { params }, admin)).invitedUntil).toBeNull();
  expect((await choose(tokenOf(again.invitation))).error?.code).toBe('LINK_REPLACED');
  const last = await services.get(invite, { params }, admin);
  expect((await choose(tokenOf(last.invitation))).status).toBe(200);
  for (const call of [invite, uninvite]) {
    expect((await services.call(call, { params }, admin)).error?.code).toBe('JOINED');
  }
  const log = await services.sql<{ action: string }>(
    'select action from audit_log where entity_id = $1 order by at',
    [id],
  );
  expect(log.map(({ action }) => action)).toEqual([
    ...['create', 'invite', 'uninvite', 'invite', 'accept-invitation'],
  ]);
});

test('an invitation is over after seven days, and with the address that it went to', async () => {
  const { id, invitation } = await invited();
  await services.sql(`update password_resets set expires_at = now() - interval '1 minute'
    where account_id = '${id}'`);
  expect((await choose(tokenOf(invitation))).error?.code).toBe('LINK_EXPIRED');
  const { version, ...fields } = await services.get(get, { params: { id } }, admin);
  expect(fields.invitedUntil).toBeNull();
  const sent = await services.get(invite, { params: { id } }, admin);
  await save({ ...fields, version, email: 'moved@rmn.example' });
  expect((await choose(tokenOf(sent.invitation))).error?.code).toBe('LINK_REPLACED');
});

test('whoever has not chosen a password cannot ask for a link, nor is shut out by who does', async () => {
  const { email, invitation } = await invited();
  await services.call(recoveryEndpoints.forgot, { body: { email } });
  // One that has an account is served after it.
  await services.call(recoveryEndpoints.forgot, { body: { email: 'finance@niti.example' } });
  await lettersTo(services.outbox, 'finance@niti.example');
  expect(await lettersTo(services.outbox, email)).toHaveLength(1);
  expect((await choose(tokenOf(invitation))).status).toBe(200);
});

test('a user name is made of the e-mail, and another one where that is taken', async () => {
  const names = [];
  for (const at of ['rmn', 'stp', 'spk']) {
    const { username: _, ...fields } = draft({ email: `somsri@${at}.example` });
    names.push((await services.get(upsert, { body: fields }, admin)).username);
  }
  expect(names).toEqual(['somsri', 'somsri-2', 'somsri-3']);
});

test('a change names its version, is refused by field, and is told with before and after', async () => {
  const { id, version, fullname, email, username } = await add();
  const same = { id, fullname, email, username, platformRoleId: null };
  const moved = await save({ ...same, version, works: [at('STP', 'manager')] });
  expect(moved.data).toMatchObject({ version: 2, updatedBy: 'กฤษณะ วรรณประเสริฐ' });
  expect((await save({ ...same, version, works: [] })).error?.code).toBe('STALE');

  const wrong = async (fields: Partial<Draft>) =>
    (await save({ ...same, version: 2, works: [at('STP', 'manager')], ...fields })).error?.fields;
  expect(await wrong({ email: 'admin@niti.example' })).toMatchObject({
    email: { code: 'duplicate' },
  });
  expect(await wrong({ username: 'admin' })).toMatchObject({ username: { code: 'duplicate' } });
  expect(await wrong({ username: 'a@b' })).toHaveProperty('username');
  expect(await wrong({ works: [] })).toMatchObject({ works: { code: 'noPlace' } });
  const twice = [at('STP', 'manager'), at('STP', 'counter')];
  expect(await wrong({ works: twice })).toMatchObject({ works: { code: 'duplicate' } });
  expect(await wrong({ works: [at('STP', 'smart-admin')] })).toHaveProperty('works');

  const [line] = await services.sql<{ changes: { works: string[][] } }>(
    `select changes from audit_log where entity_id = $1 and action = 'edit'`,
    [id],
  );
  const told = line?.changes.works;
  expect(told?.map(([one]) => one?.split(': ')[1])).toEqual(['เจ้าหน้าที่', 'ผู้จัดการนิติบุคคล']);
});

test('a deactivated person is refused at once, and an old sign-in does not come back', async () => {
  const { id, username } = await add();
  const token = await enter(username, password);
  expect(await works(token)).toBe(true);
  expect((await setActive(id, false)).data).toMatchObject({ active: false, sessions: 0 });
  expect(await works(token)).toBe(false);
  expect((await login(username, password)).error?.code).toBe('ACCOUNT_INACTIVE');
  expect((await setActive(id, true)).data?.active).toBe(true);
  expect(await works(token)).toBe(false);
  expect((await login(username, password)).status).toBe(200);
});

test('ending all sign-ins ends each, and a lost property ends the one there', async () => {
  const { id, version, ...fields } = await add();
  const tokens = [await enter(fields.username, password), await enter(fields.email, password)];
  await services.get(revoke, { params: { id } }, admin);
  expect(await Promise.all(tokens.map(works))).toEqual([false, false]);
  const next = await enter(fields.username, password);
  await save({ ...fields, id, version, works: [at('STP', 'counter')] });
  expect(await works(next)).toBe(false);
});

test('accounts are searched and filtered by property, role and state', async () => {
  const names = async (query: CallOf<typeof list>['query']) =>
    (await services.get(list, { query }, admin)).rows.map(({ username }) => username);
  expect(await names({ keywords: 'ปิยะ' })).toEqual(['manager']);
  expect(await names({ keywords: 'VILLAGE@' })).toEqual(['village']);
  expect(await names({ roleId: roles['smart-admin'] })).toEqual(['admin']);
  expect(await names({ propertyId: properties.SPK })).toEqual(['village']);
  const both = { propertyId: properties.RMN, roleId: roles.manager };
  expect(await names(both)).toEqual(['manager']);
  expect(await names({ active: false })).toEqual([]);
  const page = await services.get(list, { query: { limit: 2, page: 2 } }, admin);
  expect(page.rows).toHaveLength(2);
});

describe('SMART Admin', () => {
  const smart = () => ({ platformRoleId: roles['smart-admin'] ?? null, works: [] });

  test('the last one cannot go, nor shut themselves out', async () => {
    const id = await idOf('admin');
    const { version, ...fields } = await services.get(get, { params: { id } }, admin);
    expect((await setActive(id, false)).error?.code).toBe('OWN_ACCOUNT');
    const plain = { ...fields, version, platformRoleId: null, works: [at('RMN', 'manager')] };
    expect((await save(plain)).error?.code).toBe('LAST_ADMIN');

    const other = await add(smart());
    expect((await save(plain)).error?.code).toBe('OWN_ACCOUNT');
    const token = await enter(other.username, password);
    expect((await setActive(id, false, token)).status).toBe(200);
    await services.sql('update accounts set active = true where id = $1', [id]);
    admin = await enter('admin', 'niti-demo-2569');
    expect((await setActive(other.id, false)).status).toBe(200);
  });

  test('of two who deactivate each other at once, one remains', async () => {
    const first = await idOf('admin');
    const other = await add(smart());
    const token = await enter(other.username, password);
    const answers = await Promise.all([setActive(other.id, false), setActive(first, false, token)]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    const left = await services.sql(
      'select id from accounts where active and platform_role_id = $1',
      [roles['smart-admin']],
    );
    expect(left).toHaveLength(1);
    await services.sql('update accounts set active = true where id = $1', [first]);
    admin = await enter('admin', 'niti-demo-2569');
  });

  test('is given and taken by nobody who holds less', async () => {
    const { rows } = {
      rows: await services.sql<{ id: string }>(
        `insert into roles (id, name, permissions) values (gen_random_uuid(), 'ฝ่ายบุคคล',
       '["staff:view", "staff:create", "staff:edit", "parcels:view"]') returning id`,
      ),
    };
    const platformRoleId = rows[0]?.id ?? null;
    const helper = await add({ platformRoleId, works: [] });
    const token = await enter(helper.username, password);
    const gives = await save(draft(smart()), token);
    expect(gives).toMatchObject({ status: 403, error: { code: 'BEYOND_OWN_RIGHTS' } });
    const { version, id, ...own } = helper;
    const takes = await save({ ...own, id, version, ...smart() }, token);
    expect(takes.error?.code).toBe('BEYOND_OWN_RIGHTS');
    expect((await setActive(await idOf('admin'), false, token)).error?.code).toBe(
      'BEYOND_OWN_RIGHTS',
    );
    expect((await save(draft({ platformRoleId, works: [] }), token)).status).toBe(200);
  });
});
