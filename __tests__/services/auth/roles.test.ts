import { startServices } from '@tests/kit/services';
import { roleEndpoints } from '@/contracts/auth/role';
import { allPermissions } from '@/contracts/features/rights';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();
const { list, get, upsert, remove } = roleEndpoints;
let admin = '';

beforeAll(async () => {
  admin = await services.signIn('admin');
});

type Draft = CallOf<typeof upsert>['body'];
const save = (body: Draft, token = admin) => services.call(upsert, { body }, token);
const saved = async (body: Draft) => services.get(upsert, { body }, admin);
const named = async (builtin: string) => {
  const { rows } = await services.get(list, { query: {} }, admin);
  const found = rows.find((role) => role.builtin === builtin);
  if (!found) throw new Error(`no role ${builtin}`);
  return found;
};

test('only the platform reads and changes roles, whatever a property role is named to hold', async () => {
  const body = { name: 'ยามกลางคืน', permissions: [] };
  const manager = await services.signIn('manager');
  for (const token of [await services.signIn('counter'), manager]) {
    expect((await services.call(list, { query: {} }, token)).error?.code).toBe('FORBIDDEN');
    expect((await save(body, token)).error?.code).toBe('FORBIDDEN');
  }
  const before = await named('manager');
  await services.sql(
    `update roles set permissions = permissions || '["roles:view", "roles:create"]'
     where builtin = 'manager'`,
  );
  expect((await services.call(list, { query: {} }, manager)).error?.code).toBe('FORBIDDEN');
  expect((await save(body, manager)).error?.code).toBe('FORBIDDEN');
  await services.sql(`update roles set permissions = $1 where builtin = 'manager'`, [
    JSON.stringify(before.permissions),
  ]);
});

test('the product brings four roles, with how many people hold each', async () => {
  const { rows, total } = await services.get(list, { query: {} }, admin);
  expect(total).toBe(4);
  expect(rows.map(({ builtin, people }) => [builtin, people]).sort()).toEqual([
    ['counter', 1],
    ['finance', 1],
    ['manager', 2],
    ['smart-admin', 1],
  ]);
  expect((await named('smart-admin')).permissions).toEqual(allPermissions);
  const { permissions } = await named('manager');
  expect(permissions.filter((one) => /^(roles|staff|audit):/.test(one))).toEqual([
    'audit:view',
    'audit:export',
  ]);
});

test('a role is added, changed and deleted, each with its line in the audit log', async () => {
  const role = await saved({ name: 'ยาม', permissions: ['parcels:create', 'parcels:view'] });
  expect(role).toMatchObject({ permissions: ['parcels:view', 'parcels:create'], version: 1 });
  const { id, version } = role;
  const next = await saved({ id, version, name: 'ยาม', permissions: ['parcels:view'] });
  expect(next).toMatchObject({ id, version: 2, updatedBy: 'กฤษณะ วรรณประเสริฐ' });
  expect(await services.get(get, { params: { id } }, admin)).toEqual(next);
  const late = await save({ id, version, name: 'ยาม', permissions: [] });
  expect(late).toMatchObject({ status: 409, error: { code: 'STALE' } });
  await services.get(remove, { params: { id } }, admin);
  expect((await services.call(get, { params: { id } }, admin)).status).toBe(404);

  const lines = await services.sql(
    'select action, entity, property_id, changes from audit_log where entity_id = $1 order by at, id',
    [id],
  );
  expect(lines).toMatchObject([
    { action: 'create', entity: 'role', property_id: null },
    {
      action: 'edit',
      changes: { permissions: [['parcels:view', 'parcels:create'], ['parcels:view']] },
    },
    { action: 'delete', changes: { name: ['ยาม', null] } },
  ]);
});

test('built-in roles stay, SMART Admin stays as it is, and a role in use says by how many', async () => {
  const smart = await named('smart-admin');
  const { id, version } = smart;
  const edited = await save({ id, version, name: 'x', permissions: [] });
  expect(edited).toMatchObject({ status: 409, error: { code: 'BUILTIN_ROLE' } });
  const counter = await named('counter');
  const gone = await services.call(remove, { params: { id: counter.id } }, admin);
  expect(gone.error?.code).toBe('BUILTIN_ROLE');

  const role = await saved({ name: 'ผู้ช่วย', permissions: ['parcels:view'] });
  const params = { id: role.id };
  await services.sql(
    `update account_properties set role_id = $1 where role_id =
     (select id from roles where builtin = 'counter')`,
    [role.id],
  );
  const used = await services.call(remove, { params }, admin);
  expect(used).toMatchObject({
    status: 409,
    error: { code: 'ROLE_IN_USE', details: { count: 1 } },
  });
  expect(used.error?.message).toContain('1 คน');
  await services.sql('update account_properties set role_id = $1 where role_id = $2', [
    counter.id,
    role.id,
  ]);
  expect((await services.call(remove, { params }, admin)).status).toBe(200);
});

test('what is taken from a role is refused at the next call of whoever holds it, and back at once', async () => {
  const token = await services.signIn('counter');
  const look = async () =>
    (await services.call(parcelEndpoints.list, { query: {} }, token)).error?.code;
  expect(await look()).toBeUndefined();
  const { id, version, name, permissions } = await named('counter');
  const less = permissions.filter((one) => one !== 'parcels:view');
  await saved({ id, version, name, permissions: less });
  expect(await look()).toBe('FORBIDDEN');
  await saved({ id, version: version + 1, name, permissions });
  expect(await look()).toBeUndefined();
});

test('nobody gives rights that they do not hold', async () => {
  const helper = await saved({
    name: 'ผู้ช่วยส่วนกลาง',
    permissions: ['roles:view', 'roles:create', 'roles:edit', 'parcels:view'],
  });
  await services.sql(`update accounts set platform_role_id = $1 where username = 'finance'`, [
    helper.id,
  ]);
  const token = await services.signIn('finance');
  const mine = { id: helper.id, version: helper.version, name: helper.name };
  const more = await save({ ...mine, permissions: ['roles:view', 'staff:edit'] }, token);
  expect(more).toMatchObject({ status: 403, error: { code: 'BEYOND_OWN_RIGHTS' } });
  const made = await save({ name: 'ทุกอย่าง', permissions: [...allPermissions] }, token);
  expect(made.error?.code).toBe('BEYOND_OWN_RIGHTS');
  expect((await save({ name: 'ดูพัสดุ', permissions: ['parcels:view'] }, token)).status).toBe(200);
  await services.sql(`update accounts set platform_role_id = null where username = 'finance'`);
});
