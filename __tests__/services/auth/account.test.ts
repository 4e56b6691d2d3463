import { startServices } from '@tests/kit/services';
import { accountEndpoints } from '@/contracts/auth/account';
import { sessionEndpoints } from '@/contracts/auth/session';

const services = startServices();
const demoPassword = 'niti-demo-2569';

async function signIn(key = 'counter', password = demoPassword): Promise<string> {
  const body = { key, type: 'password', app: 'niti', params: { password } } as const;
  return (await services.get(sessionEndpoints.login, { body })).accessToken;
}
const change = (token: string, oldPassword: string, newPassword: string) =>
  services.call(accountEndpoints.changePassword, { body: { oldPassword, newPassword } }, token);
const devices = (token: string) => services.call(accountEndpoints.devices, {}, token);

afterEach(() => services.sql('delete from sign_in_tries'));

test.each([
  ['profile', {}],
  ['changeProfile', { body: { fullname: 'ก' } }],
  ['changeLanguage', { body: { language: 'en' } }],
  ['changePassword', { body: { oldPassword: 'x', newPassword: 'long-enough' } }],
  ['devices', {}],
  ['signOutDevice', { body: { id: '0190a000-0000-7000-8000-000000000000' } }],
] as const)('%s is for who is signed in', async (name, call) => {
  const { status, error } = await services.call(accountEndpoints[name], call as never);
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
});

test('a name is changed, audited, and told at the next sign-in; the e-mail and the language stay', async () => {
  const token = await signIn();
  const before = await services.get(accountEndpoints.profile, {}, token);
  const fullname = 'สมพร น้ำใจงามยิ่ง';
  const body = { fullname: ` ${fullname} `, language: 'en', email: 'x@y.example' } as const;
  const after = await services.get(accountEndpoints.changeProfile, { body }, token);
  expect(after).toEqual({ ...before, fullname });
  const login = { key: 'counter', type: 'password', app: 'niti' } as const;
  const again = await services.get(sessionEndpoints.login, {
    body: { ...login, params: { password: demoPassword } },
  });
  expect(again).toMatchObject({ fullname, language: 'th' });
  const [line] = await services.sql(
    "select changes from audit_log where entity = 'staff' and action = 'edit'",
  );
  expect(line).toEqual({ changes: { fullname: [before.fullname, fullname] } });
});

test('the language alone is changed', async () => {
  const token = await signIn('finance');
  const before = await services.get(accountEndpoints.profile, {}, token);
  const after = await services.get(
    accountEndpoints.changeLanguage,
    { body: { language: 'cn' } },
    token,
  );
  expect(after).toEqual({ ...before, language: 'cn' });
  const { error } = await services.call(
    accountEndpoints.changeLanguage,
    { body: { language: 'fr' as never } },
    token,
  );
  expect(error?.fields).toHaveProperty('language');
});

test('an empty name is refused beside its field', async () => {
  const body = { fullname: ' ' };
  const { error } = await services.call(
    accountEndpoints.changeProfile,
    { body },
    await signIn('manager'),
  );
  expect(error?.fields).toMatchObject({ fullname: { code: 'required' } });
});

test('a changed password keeps this session and ends the others of the account alone', async () => {
  const [here, there, manager] = [await signIn(), await signIn(), await signIn('manager')];
  expect((await change(here, demoPassword, 'a-new-password')).status).toBe(200);
  expect((await devices(here)).data).toHaveLength(1);
  expect((await devices(there)).error?.code).toBe('TOKEN_REVOKED');
  expect((await devices(manager)).status).toBe(200);
  await expect(signIn()).rejects.toThrow('WRONG_CREDENTIALS');
  await signIn('counter', 'a-new-password');
  const lines = await services.sql(
    "select changes from audit_log where action = 'change-password'",
  );
  expect(lines).toEqual([{ changes: {} }]);
  expect((await change(here, 'a-new-password', demoPassword)).status).toBe(200);
});

test.each([
  ['wrong', 'long-enough', { oldPassword: 'wrongPassword' }],
  [demoPassword, 'seven-7', { newPassword: 'tooShort' }],
  [demoPassword, demoPassword, { newPassword: 'samePassword' }],
])('%s to %s is refused beside its field, and nothing ends', async (from, to, fields) => {
  const [here, there] = [await signIn(), await signIn()];
  const { status, error } = await change(here, from, to);
  expect(status).toBe(400);
  for (const [name, code] of Object.entries(fields)) expect(error?.fields?.[name]?.code).toBe(code);
  expect((await devices(there)).status).toBe(200);
  await signIn();
});

test('the old password cannot be guessed', async () => {
  const here = await signIn();
  for (let n = 0; n < 5; n++) await change(here, `guess-${n}`, 'long-enough');
  expect((await change(here, demoPassword, 'long-enough')).error?.code).toBe('TOO_MANY_TRIES');
});

test('a device is signed out by its own account alone, twice as once', async () => {
  const [here, there, manager] = [await signIn(), await signIn(), await signIn('manager')];
  const shown = await services.get(accountEndpoints.devices, {}, there);
  const id = shown.find(({ current }) => current)?.id ?? '';
  const signOut = (token: string) =>
    services.call(accountEndpoints.signOutDevice, { body: { id } }, token);

  expect(await signOut(manager)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  expect((await devices(there)).status).toBe(200);
  expect((await signOut(here)).status).toBe(200);
  expect((await signOut(here)).status).toBe(200);
  expect((await devices(there)).error?.code).toBe('TOKEN_REVOKED');
  const left = (await devices(here)).data ?? [];
  expect(left.map((device) => device.id)).not.toContain(id);
  expect(left.filter(({ current }) => current)).toHaveLength(1);
});

test('a sign-in that can no longer be renewed is not listed', async () => {
  const [here, there] = [await signIn('village'), await signIn('village')];
  expect((await devices(here)).data).toHaveLength(2);
  await services.sql(
    `update refresh_tokens set expires_at = now() where session_id =
      (select id from sessions order by id desc limit 1)`,
  );
  expect((await devices(here)).data).toHaveLength(1);
  expect((await devices(there)).data).toHaveLength(1);
});
