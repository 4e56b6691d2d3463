import { startServices } from '@tests/kit/services';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { sessionEndpoints } from '@/contracts/auth/session';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();
const menuCall = { body: { app: 'niti', scope: '*' } } as const;

const signIn = (key: string) =>
  services.get(sessionEndpoints.login, {
    body: { key, type: 'password', app: 'niti', params: { password: 'niti-demo-2569' } },
  });
const goOn = (key: string) =>
  services.get(sessionEndpoints.login, { body: { key, type: 'refresh', app: 'niti' } });
const move = (token: string, isAdmin: boolean, propertyId: string) =>
  services.call(sessionEndpoints.switchProperty, { body: { isAdmin, propertyId } }, token);
const property = async (code: string) => {
  const [row] = await services.sql<{ id: string }>('select id from properties where code = $1', [
    code,
  ]);
  return row?.id ?? '';
};
const menuLinks = async (token: string) =>
  (await services.get(sessionEndpoints.menu, menuCall, token)).map(({ link }) => link);
const codesOf = async (token: string) => {
  const { data } = await services.call(parcelEndpoints.list, { query: {} }, token);
  return new Set(data?.rows.map(({ docCode }) => docCode.slice(0, 3)));
};

test('the platform enters a property as its manager and comes back as what it was', async () => {
  const there = await property('STP');
  const first = await signIn('admin');
  expect((await move(first.accessToken, true, there)).status).toBe(200);
  const inside = await goOn(first.refreshToken);
  expect(inside).toMatchObject({
    roleName: 'ผู้จัดการนิติบุคคล',
    property_id: there,
    platform: true,
  });
  const menu = await menuLinks(inside.accessToken);
  expect(menu).toEqual(await menuLinks(await services.signIn('manager')));
  expect(await codesOf(inside.accessToken)).toEqual(new Set(['STP']));

  expect((await move(inside.accessToken, false, there)).status).toBe(200);
  const back = await goOn(inside.refreshToken);
  expect(back).toMatchObject({ roleName: 'SMART Admin', property_id: null, platform: true });
  expect(await menuLinks(back.accessToken)).toEqual(await menuLinks(first.accessToken));
  const lines = await services.sql(
    `select action, entity, account_name, property_id from audit_log
     where entity = 'property' and entity_id = $1 order by at`,
    [there],
  );
  const who = { entity: 'property', account_name: first.fullname, property_id: there };
  expect(lines).toEqual([
    { action: 'enter', ...who },
    { action: 'leave', ...who },
  ]);
});

test('who has no right to enter enters nowhere, and whoever loses it is out', async () => {
  const there = await property('STP');
  const [role] = await services.sql<{ id: string }>(
    `insert into roles (id, name, permissions, version, updated_at, updated_by)
     values (gen_random_uuid(), 'ดูแลบัญชี', '["staff:view","staff:create","staff:edit"]', 1, now(), '')
     returning id`,
  );
  await services.sql(
    `insert into accounts (id, fullname, email, username, password_hash, platform_role_id, version,
       created_at, updated_at, updated_by)
     select gen_random_uuid(), 'ผู้ดูแลบัญชี', 'weak@niti.example', 'weak', password_hash, $1, 1, now(), now(), ''
     from accounts where username = 'admin'`,
    [role?.id],
  );
  const grant = (right: string) =>
    services.sql('update roles set permissions = permissions || $2::jsonb where id = $1', [
      role?.id,
      JSON.stringify([right]),
    ]);
  const weak = await signIn('weak');
  expect((await move(weak.accessToken, true, there)).status).toBe(403);
  await grant('properties:approve');
  expect((await move(weak.accessToken, true, there)).status).toBe(200);
  const inside = await goOn(weak.refreshToken);
  expect(inside).toMatchObject({ property_id: there, platform: true });

  await services.sql(
    "update roles set permissions = permissions - 'properties:approve' where id = $1",
    [role?.id],
  );
  expect((await services.call(sessionEndpoints.menu, menuCall, inside.accessToken)).status).toBe(
    401,
  );
});

test('inside, the platform loses what the manager role loses', async () => {
  const { accessToken: token } = await signIn('admin');
  await move(token, true, await property('SPK'));
  const [role] = await services.sql<{ permissions: string[] }>(
    `select permissions from roles where builtin = 'manager'`,
  );
  await services.sql(`update roles set permissions = '["parcels:view"]' where builtin = 'manager'`);
  expect(await menuLinks(token)).toEqual(['/', '/parcels']);
  await services.sql(`update roles set permissions = $1 where builtin = 'manager'`, [
    JSON.stringify(role?.permissions),
  ]);
});

test('a property that is closed or unknown cannot be entered', async () => {
  const { accessToken: token } = await signIn('admin');
  const closed = await property('SPK');
  await services.sql('update properties set active = false where id = $1', [closed]);
  expect((await move(token, true, closed)).error?.code).toBe('FORBIDDEN');
  await services.sql('update properties set active = true where id = $1', [closed]);
  const unknown = '01890000-0000-7000-8000-000000000000';
  expect((await move(token, true, unknown)).error?.code).toBe('FORBIDDEN');
});

test('staff go to another property of theirs, and the next call reaches its rows alone', async () => {
  const first = await signIn('manager');
  const { accessToken: token } = first;
  expect(await codesOf(token)).toEqual(new Set(['RMN']));
  expect((await move(token, false, await property('STP'))).status).toBe(200);
  expect(await codesOf(token)).toEqual(new Set(['STP']));
  expect(await goOn(first.refreshToken)).toMatchObject({
    property_id: await property('STP'),
    platform: false,
  });
});

test('staff enter nothing as an admin, and no property that is not theirs', async () => {
  const { accessToken: token } = await signIn('manager');
  for (const [isAdmin, code] of [
    [true, 'STP'],
    [true, 'SPK'],
    [false, 'SPK'],
  ] as const) {
    const { status, error } = await move(token, isAdmin, await property(code));
    expect({ status, code: error?.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  }
  expect(await codesOf(token)).toEqual(new Set(['RMN']));
});

test('a stranger moves nothing', async () => {
  const body = { isAdmin: true, propertyId: await property('STP') };
  const { error } = await services.call(sessionEndpoints.switchProperty, { body });
  expect(error?.code).toBe('NOT_SIGNED_IN');
});

test('a call from a page of another place is refused, but for signing out', async () => {
  const { accessToken: token, property_id: old } = await signIn('manager');
  const from = (place: string, path: string, method = 'GET', body?: object) =>
    fetch(`${services.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-property': place,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
  const list = '/auth/api/v1/admin-system/properties';
  expect((await from(String(old), list)).status).toBe(200);
  await move(token, false, await property('STP'));

  const refused = await from(String(old), list);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'PROPERTY_CHANGED' });
  expect((await from('main', list)).status).toBe(409);
  const email = 'stale@rmn.example';
  const write = await from(String(old), '/master-data/api/v1/report-emails/upsert', 'POST', {
    email,
  });
  expect(await write.json()).toMatchObject({ code: 'PROPERTY_CHANGED' });
  expect(await services.sql('select 1 from report_emails where email = $1', [email])).toEqual([]);
  expect((await from(await property('STP'), list)).status).toBe(200);

  expect((await from(String(old), '/auth/api/v1/auth/logout', 'POST')).status).toBe(200);
  expect((await services.call(propertyEndpoints.list, {}, token)).status).toBe(401);
});
