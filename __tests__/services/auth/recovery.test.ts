import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lettersTo } from '@tests/kit/letters';
import { startServices } from '@tests/kit/services';
import { recoveryEndpoints } from '@/contracts/auth/account';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { sessionEndpoints } from '@/contracts/auth/session';

const services = startServices();
const email = 'counter@niti.example';
const demoPassword = 'niti-demo-2569';

const forgot = (address = email) =>
  services.call(recoveryEndpoints.forgot, { body: { email: address } });
const reset = (token: string, password: string) =>
  services.call(recoveryEndpoints.reset, { body: { token, password } });
const signIn = (password: string) =>
  services.call(sessionEndpoints.login, {
    body: { key: email, type: 'password', app: 'niti', params: { password } },
  });

/** Asks for a link and takes its token from the newest letter. */
async function newToken(): Promise<string> {
  const before = (await lettersTo(services.outbox, email, 0)).length;
  expect((await forgot()).status).toBe(200);
  const letters = await lettersTo(services.outbox, email, before + 1);
  return letters.at(-1)?.link.split('#')[1] ?? '';
}

afterEach(() => services.sql('delete from sign_in_tries'));

test('a link sets a new password once, ends every session, and is in the audit log', async () => {
  const { data } = await signIn(demoPassword);
  const token = await newToken();
  const password = 'รหัสใหม่-2570';
  expect(await reset(token, password)).toEqual({ status: 200, data: { joined: null } });

  const session = await services.call(propertyEndpoints.list, {}, data?.accessToken);
  expect(session.error?.code).toBe('TOKEN_REVOKED');
  expect((await signIn(demoPassword)).error?.code).toBe('WRONG_CREDENTIALS');
  expect((await signIn(password)).status).toBe(200);
  const again = await reset(token, 'another-password');
  expect(again).toMatchObject({ status: 410, error: { code: 'LINK_USED' } });
  expect((await signIn(password)).status).toBe(200);

  const lines = await services.sql(
    "select action, account_name, changes from audit_log where action = 'reset-password'",
  );
  expect(lines).toEqual([
    { action: 'reset-password', account_name: expect.any(String), changes: {} },
  ]);
  expect((await reset(await newToken(), demoPassword)).status).toBe(200);
});

test('of a race for one link, one wins', async () => {
  const token = await newToken();
  const race = await Promise.all([1, 2, 3].map((n) => reset(token, `password-no-${n}`)));
  expect(race.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await reset(await newToken(), demoPassword)).status).toBe(200);
});

test('a link opens for 30 minutes, and not once there is a newer one', async () => {
  const old = await newToken();
  const newer = await newToken();
  const replaced = await reset(old, 'another-password');
  expect(replaced).toMatchObject({ status: 410, error: { code: 'LINK_REPLACED' } });

  const ago = (minutes: number) =>
    services.sql(`update password_resets set expires_at = expires_at - interval '${minutes} min'`);
  await ago(29);
  expect((await reset(newer, 'short')).error?.fields).toEqual({
    password: { code: 'tooShort', message: expect.any(String), details: { min: 8 } },
  });
  await ago(1);
  const expired = await reset(newer, 'another-password');
  expect(expired).toMatchObject({ status: 410, error: { code: 'LINK_EXPIRED' } });
  expect((await reset('made-up', 'another-password')).error?.code).toBe('LINK_UNKNOWN');
  expect((await signIn(demoPassword)).status).toBe(200);
});

test('the token is kept as a hash alone, and the letter is nobody else’s to read', async () => {
  const token = await newToken();
  const kept = JSON.stringify(await services.sql('select * from password_resets'));
  expect(kept).not.toContain(token);
  const [name = ''] = readdirSync(services.outbox);
  expect(statSync(join(services.outbox, name)).mode & 0o777).toBe(0o600);
});

test('an unknown address, a user name and a closed account get the same answer and no letter', async () => {
  const answers = [await forgot(), await forgot('nobody@niti.example')];
  await services.sql("update accounts set active = false where username = 'finance'");
  answers.push(await forgot('finance@niti.example'));
  for (const answer of answers) expect(answer).toEqual({ status: 200, data: {} });
  expect((await forgot('counter')).error?.fields?.email?.code).toBe('email');

  // A letter that was asked for later is there: theirs are not on their way.
  await newToken();
  expect(await lettersTo(services.outbox, 'nobody@niti.example', 0)).toEqual([]);
  expect(await lettersTo(services.outbox, 'finance@niti.example', 0)).toEqual([]);
});

test('asking is limited alike for addresses that are known and that are not', async () => {
  for (const address of [email, 'nobody@niti.example']) {
    const codes = [];
    for (let n = 0; n < 6; n++) codes.push((await forgot(address)).error?.code);
    expect(codes).toEqual([...Array(5).fill(undefined), 'TOO_MANY_TRIES']);
  }
});

test('a person who was locked out signs in with the new password at once', async () => {
  for (let n = 0; n < 6; n++) await signIn('wrong');
  expect((await signIn(demoPassword)).error?.code).toBe('TOO_MANY_TRIES');
  expect((await reset(await newToken(), demoPassword)).status).toBe(200);
  expect((await signIn(demoPassword)).status).toBe(200);
});

test.each([
  ['th', 'ตั้งรหัสผ่านใหม่'],
  ['en', 'Set a new password'],
  ['cn', '设置新密码'],
])('the letter in %s holds the link, also as HTML', async (language, words) => {
  await services.sql('update accounts set language = $1 where email = $2', [language, email]);
  await newToken();
  const letter = (await lettersTo(services.outbox, email)).at(-1);
  expect(letter?.link).toMatch(/^https:\/\/niti\.example\/resetpassword#[\w-]{32}$/);
  expect(letter?.body.split(letter.link)).toHaveLength(3);
  expect(letter?.body).toContain(words);
});
