import { lettersTo } from '@tests/kit/letters';
import { startServices } from '@tests/kit/services';
import { recoveryEndpoints } from '@/contracts/auth/account';
import { sessionEndpoints } from '@/contracts/auth/session';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';

const services = startServices();
const { list, candidates, change } = propertyAdminEndpoints;

const nameIn = (rows: { fullname: string }[]) => rows.map(({ fullname }) => fullname);

async function place(account: 'manager' | 'village') {
  const token = await services.signIn(account);
  const { id: propertyId } = await services.get(ownPropertyEndpoints.get, {}, token);
  return { token, propertyId };
}

test('one of the staff becomes an admin and goes on in another role, told in the log', async () => {
  const { token, propertyId } = await place('manager');
  const [candidate] = await services.get(candidates, { query: { keywords: 'counter@' } }, token);
  const accountId = candidate?.id ?? '';
  const added = await services.get(change, { body: { propertyId, accountId, admin: true } }, token);
  expect(nameIn(added.rows)).toContain(candidate?.fullname);
  const counter = await services.signIn('counter');
  expect((await services.call(candidates, { query: {} }, counter)).status).toBe(200);

  const [role] = added.roles;
  const body = { propertyId, accountId, admin: false, roleId: role?.id ?? null };
  const after = await services.get(change, { body }, token);
  expect(nameIn(after.rows)).not.toContain(candidate?.fullname);
  expect((await services.call(candidates, { query: {} }, counter)).status).toBe(403);
  const lines = await services.sql<{ changes: { works: string[][] } }>(
    `select changes from audit_log where entity = 'staff' and entity_id = $1 order by at desc, id desc limit 1`,
    [accountId],
  );
  expect(lines[0]?.changes.works[1]?.[0]).toContain(role?.name);
});

test('who holds less than a manager neither takes one away nor makes one', async () => {
  const { token, propertyId } = await place('manager');
  const { rows } = await services.get(list, { query: {} }, token);
  const accountId = rows[0]?.id ?? '';
  const [weak] = await services.sql<{ id: string }>(
    `insert into roles (id, name, permissions, version, updated_at, updated_by)
     values (gen_random_uuid(), 'ตั้งค่าอย่างเดียว', '["property-settings:view","property-settings:edit"]',
       1, now(), '') returning id`,
  );
  await services.sql(
    `update account_properties set role_id = $1
     where property_id = $2 and account_id = (select id from accounts where username = 'finance')`,
    [weak?.id, propertyId],
  );
  const finance = await services.signIn('finance');
  const before = await services.get(list, { query: {} }, token);
  for (const roleId of [null, weak?.id ?? null]) {
    const body = { propertyId, accountId, admin: false, roleId };
    expect((await services.call(change, { body }, finance)).error?.code).toBe('BEYOND_OWN_RIGHTS');
  }
  expect(nameIn((await services.get(list, { query: {} }, token)).rows)).toEqual(
    nameIn(before.rows),
  );
});

test('nobody takes it from themselves, and the last one keeps it', async () => {
  const { token, propertyId } = await place('village');
  const [own] = (await services.get(list, { query: {} }, token)).rows;
  const take = { body: { propertyId, accountId: own?.id ?? '', admin: false } };
  expect((await services.call(change, take, token)).error?.code).toBe('OWN_ACCOUNT');
  const admin = await services.signIn('admin');
  const enter = { body: { isAdmin: true, propertyId } };
  await services.get(sessionEndpoints.switchProperty, enter, admin);
  expect((await services.call(change, take, admin)).error?.code).toBe('LAST_PROPERTY_ADMIN');
  // An account of the platform may choose among all accounts.
  const known = await services.get(candidates, { query: { keywords: 'counter@' } }, admin);
  expect(known).toHaveLength(1);
  expect(await services.get(candidates, { query: { keywords: 'counter@' } }, token)).toEqual([]);
});

describe('an invitation to a property', () => {
  const { invite, inviteAgain } = propertyAdminEndpoints;
  const password = 'first-of-mine-2569';
  const roleNamed = async (token: string, name: string) => {
    const { invitable } = await services.get(list, { query: {} }, token);
    return invitable.find((one) => one.name === name)?.id ?? '';
  };
  const choose = (link: string | null | undefined) =>
    services.call(recoveryEndpoints.reset, {
      body: { token: link?.split('#')[1] ?? '', password },
    });

  test('brings somebody into that property alone, as what was said', async () => {
    const { token, propertyId } = await place('village');
    const roleId = await roleNamed(token, 'เจ้าหน้าที่');
    const { invitable } = await services.get(list, { query: {} }, token);
    expect(invitable.find(({ id }) => id === roleId)?.builtin).toBe('counter');
    const body = { fullname: 'ชบา บานเช้า', email: 'chaba@niti.example', roleId };
    const { invitation, staff } = await services.get(invite, { body }, token);
    const row = staff.find(({ email }) => email === body.email);
    expect(row).toMatchObject({ roleName: 'เจ้าหน้าที่', joined: false, invited: true });
    expect((await choose(invitation?.link)).status).toBe(200);
    const signedIn = await services.get(sessionEndpoints.login, {
      body: { key: body.email, type: 'password', app: 'niti', params: { password } },
    });
    expect(signedIn.roleName).toBe('เจ้าหน้าที่');
    const own = await services.get(ownPropertyEndpoints.get, {}, signedIn.accessToken);
    expect(own.id).toBe(propertyId);
    const again = await services.call(invite, { body }, token);
    expect(again.error?.fields).toMatchObject({ email: { code: 'worksHere' } });
    const joined = await services.call(inviteAgain, { body: { accountId: row?.id ?? '' } }, token);
    expect(joined.error?.code).toBe('JOINED');
  });

  test('is renewed by colleagues alone, and not of who works elsewhere too', async () => {
    const { token, propertyId } = await place('village');
    const roleId = await roleNamed(token, 'การเงิน');
    const body = { fullname: 'บัว บึงใหญ่', email: 'bua@niti.example', roleId };
    const { invitation, staff } = await services.get(invite, { body }, token);
    const accountId = staff.find(({ email }) => email === body.email)?.id ?? '';
    const other = await place('manager');
    const foreign = await services.call(inviteAgain, { body: { accountId } }, other.token);
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    const next = await services.get(inviteAgain, { body: { accountId } }, token);
    expect((await choose(invitation?.link)).error?.code).toBe('LINK_REPLACED');
    await services.sql(
      `insert into account_properties (account_id, property_id, role_id)
       select $1, p.id, $2 from properties p where p.id <> $3 limit 1`,
      [accountId, roleId, propertyId],
    );
    const beyond = await services.call(inviteAgain, { body: { accountId } }, token);
    expect(beyond.error?.code).toBe('BEYOND_OWN_RIGHTS');
    expect((await choose(next.invitation?.link)).status).toBe(200);
  });

  test('of who has an account adds the property to it, by the main admin alone', async () => {
    const { token } = await place('village');
    const roleId = await roleNamed(token, 'การเงิน');
    const body = { fullname: 'ชื่ออื่น', email: 'counter@niti.example', roleId };
    const refused = await services.call(invite, { body }, token);
    expect(refused.error?.fields).toMatchObject({ email: { code: 'worksElsewhere' } });

    const admin = await services.signIn('admin');
    const { propertyId } = await place('village');
    const enter = { body: { isAdmin: true, propertyId } };
    await services.get(sessionEndpoints.switchProperty, enter, admin);
    const platform = { body: { ...body, email: 'admin@niti.example' } };
    expect((await services.call(invite, platform, admin)).error?.fields).toMatchObject({
      email: { code: 'worksHere' },
    });
    await services.sql("update accounts set active = false where username = 'counter'");
    expect((await services.call(invite, { body }, admin)).error?.fields).toMatchObject({
      email: { code: 'accountOff' },
    });
    await services.sql("update accounts set active = true where username = 'counter'");

    const version = async () => {
      const [row] = await services.sql<{ version: number }>(
        "select version from accounts where username = 'counter'",
      );
      return row?.version ?? 0;
    };
    const before = await version();
    const added = await services.get(invite, { body }, admin);
    // A draft of the account from before would take the place away again: it is out of date.
    expect(await version()).toBe(before + 1);
    expect(added.invitation).toBeNull();
    expect(added.known).not.toBe(body.fullname);
    expect(added.staff.find(({ email }) => email === body.email)).toMatchObject({
      ...{ fullname: added.known, roleName: 'การเงิน', joined: true },
    });
    const letters = await lettersTo(services.outbox, body.email);
    expect(letters.at(-1)?.body).toContain('การเงิน');
    // The password that was there still opens, and both properties do.
    const counter = await services.signIn('counter');
    const switched = await services.call(
      sessionEndpoints.switchProperty,
      { body: { isAdmin: false, propertyId } },
      counter,
    );
    expect(switched.status).toBe(200);
  });

  test('gives no more than its sender holds', async () => {
    const { token } = await place('village');
    const [smart] = await services.sql<{ id: string }>(
      "select id from roles where builtin = 'smart-admin'",
    );
    const [wide] = await services.sql<{ id: string }>(
      `insert into roles (id, name, permissions)
       values (gen_random_uuid(), 'กว้าง', '["staff:edit"]') returning id`,
    );
    const about = { fullname: 'แก้ว ใส', email: 'kaew@niti.example' };
    for (const roleId of [smart?.id ?? '', wide?.id ?? '']) {
      const answer = await services.call(invite, { body: { ...about, roleId } }, token);
      expect([400, 403]).toContain(answer.status);
    }
    expect(await services.sql('select from accounts where email = $1', [about.email])).toEqual([]);
  });
});
