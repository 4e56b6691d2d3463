import { otherApps } from '@tests/kit/other-apps';
import { startServices } from '@tests/kit/services';
import { SignJWT } from 'jose';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { sessionEndpoints } from '@/contracts/auth/session';
import { knownBypassApps } from '@/settings/bypass-apps';

const services = startServices();
const now = () => Math.floor(Date.now() / 1000);
const secretOf = (app: 'demo' | 'visitors') => {
  const { tokenSecret } = services;
  return knownBypassApps({ mode: 'demo', tokenSecret, bypassApps: otherApps })[app] ?? '';
};

let keys = 0;
const keyOf = (
  claims: Record<string, unknown> = {},
  secret = secretOf('demo'),
  alg: 'HS256' | 'HS512' = 'HS256',
) => {
  keys += 1;
  const said = { email: 'counter@niti.example', app: 'demo', jti: `key-number-${keys}` };
  return new SignJWT({ ...said, iat: now(), exp: now() + 60, ...claims })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret));
};
const arrive = (key: string, { app = 'demo', url = '/parcels' } = {}) =>
  services.call(sessionEndpoints.login, { body: { type: 'bypass', app, key, url } });
beforeEach(() => services.sql('delete from sign_in_tries'));

const code = async (key: string | Promise<string>, from = {}) =>
  (await arrive(await key, from)).error?.code;

test('an app signs its person in, and both are in the audit log', async () => {
  const { data } = await arrive(await keyOf({ email: 'Counter@NITI.example' }));
  expect(data).toMatchObject({ fullname: 'สมพร น้ำใจงาม', platform: false });
  expect((await services.call(propertyEndpoints.list, {}, data?.accessToken)).status).toBe(200);
  const lines = await services.sql(
    `select account_name, property_id, changes->'app'->>1 as app from audit_log
     where action = 'bypass'`,
  );
  expect(lines).toEqual([
    { account_name: data?.fullname, property_id: data?.property_id, app: 'demo' },
  ]);
});

test('a key works once, even for many at once, and an app cannot use up the key of another', async () => {
  const key = await keyOf();
  const race = await Promise.all([1, 2, 3, 4, 5].map(() => arrive(key)));
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(race.map(({ error }) => error?.code))).toEqual(
    new Set([undefined, 'BYPASS_USED']),
  );
  expect(await code(key)).toBe('BYPASS_USED');

  const jti = 'the-same-number';
  expect(await code(keyOf({ jti, app: 'visitors' }, otherApps.visitors), { app: 'visitors' })).toBe(
    undefined,
  );
  expect(await code(keyOf({ jti }))).toBeUndefined();
});

test.each([
  ['text', 'unit=A-0101', 200],
  ['fields', { unit: 'A-0101' }, 200],
  ['too long a text', 'x'.repeat(2001), 400],
] as const)('params may be sent along: %s', async (_, params, status) => {
  const body = { type: 'bypass', app: 'demo', key: await keyOf(), url: '/', params } as const;
  expect((await services.call(sessionEndpoints.login, { body })).status).toBe(status);
});

test('an expired key is told so', async () => {
  expect(await code(keyOf({ iat: now() - 70, exp: now() - 10 }))).toBe('BYPASS_EXPIRED');
  expect(await code(keyOf({ iat: now() - 70, exp: now() + 60 }))).toBe('BYPASS_EXPIRED');
});

test('used keys are forgotten once nobody would take them any more', async () => {
  await arrive(await keyOf());
  await services.sql(`update bypass_keys set ends_at = now() - interval '1 second'`);
  await arrive(await keyOf());
  expect(await services.sql('select jti from bypass_keys')).toHaveLength(1);
});

test('a tampered, forged or endless key is refused', async () => {
  const [head, body, signature] = (await keyOf()).split('.');
  const forged = { email: 'admin@niti.example', app: 'demo', jti: 'made-up-key', iat: now() };
  const said = Buffer.from(JSON.stringify({ ...forged, exp: now() + 60 })).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const key of [
    'nonsense',
    `${head}.${said}.${signature}`,
    `${head}.${body}.${signature?.slice(1)}`,
    `${unsigned}.${said}.`,
    await keyOf({}, 'another secret of at least 32 characters'),
    await keyOf({}, services.tokenSecret),
    await keyOf({}, secretOf('demo'), 'HS512'),
    await keyOf({ exp: now() + 3600 }),
    await keyOf({ exp: undefined }),
    await keyOf({ iat: undefined }),
    await keyOf({ iat: now() + 600, exp: now() + 660 }),
    await keyOf({ jti: undefined }),
    await keyOf({ email: undefined }),
  ]) {
    expect(await code(key)).toBe('BYPASS_INVALID');
  }
});

test('a key is good for its own app alone, and no other app is known', async () => {
  expect(await code(keyOf(), { app: 'visitors' })).toBe('BYPASS_INVALID');
  expect(await code(keyOf({ app: 'visitors' }))).toBe('BYPASS_INVALID');
  expect(await code(keyOf({ app: 'demo' }, otherApps.visitors), { app: 'visitors' })).toBe(
    'BYPASS_INVALID',
  );
  for (const app of ['unknown', 'constructor', '__proto__', 'niti']) {
    expect(await code(keyOf({ app }), { app })).toBe('BYPASS_INVALID');
  }
});

test('an unknown person and a closed account are refused', async () => {
  expect(await code(keyOf({ email: 'nobody@niti.example' }))).toBe('BYPASS_UNKNOWN');
  await services.sql(`update accounts set active = false where username = 'finance'`);
  expect(await code(keyOf({ email: 'finance@niti.example' }))).toBe('ACCOUNT_INACTIVE');
  await services.sql(`update accounts set active = true where username = 'finance'`);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'parcels',
  'javascript:alert(1)',
  '',
])('an address outside the portal is refused: %j', async (url) => {
  const key = await keyOf();
  expect(await code(key, { url })).toBe('BYPASS_URL');
  expect(await code(key)).toBeUndefined();
});

const refused = () =>
  services.sql<{ app: string; reason: string; ip: string }>(
    `select changes->'app'->>1 as app, changes->'reason'->>1 as reason, ip from audit_log
     where action = 'bypass-refused' order by at, id`,
  );

test('a refused key is in the audit log with its app and the reason, and is not kept', async () => {
  await services.sql("delete from audit_log where action = 'bypass-refused'");
  const key = await keyOf({ email: 'nobody@niti.example' });
  await arrive(key);
  await arrive('not-a-key-at-all');
  await arrive(key, { app: 'a-stranger' });
  expect(await refused()).toMatchObject([
    { app: 'demo', reason: 'BYPASS_UNKNOWN' },
    { app: 'demo', reason: 'BYPASS_INVALID' },
    { app: null, reason: 'BYPASS_INVALID' },
  ]);
  const everything = JSON.stringify(await services.sql('select * from audit_log'));
  for (const secret of [key, 'not-a-key-at-all', 'a-stranger']) {
    expect(everything).not.toContain(secret);
  }
});

test('too many refused keys are told so and recorded no more; a right key still opens', async () => {
  await services.sql("delete from audit_log where action = 'bypass-refused'");
  const tries = Array.from({ length: 22 }, () => code('nonsense'));
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer === 'BYPASS_INVALID')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'TOO_MANY_TRIES')).toHaveLength(2);
  expect(await refused()).toHaveLength(20);
  expect(await code('nonsense', { app: 'visitors' })).toBe('BYPASS_INVALID');
  expect(await code(keyOf())).toBeUndefined();
});

test('signing in over an earlier sign-in of the browser ends that one, and only when it succeeds', async () => {
  const alive = async (token?: string) =>
    (await services.call(propertyEndpoints.list, {}, token)).status === 200;
  const { data: first } = await arrive(await keyOf());
  const replaces = first?.refreshToken ?? '';
  const by = (key: string) =>
    services.call(sessionEndpoints.login, {
      body: { type: 'bypass', app: 'demo', key, url: '/', replaces },
    });
  await by('nonsense');
  expect(await alive(first?.accessToken)).toBe(true);
  const { data: second } = await by(await keyOf({ email: 'manager@niti.example' }));
  expect(await alive(first?.accessToken)).toBe(false);

  const third = await services.get(sessionEndpoints.login, {
    body: {
      key: 'village',
      type: 'password',
      app: 'niti',
      params: { password: 'niti-demo-2569' },
      replaces: second?.refreshToken,
    },
  });
  expect(await alive(second?.accessToken)).toBe(false);
  expect(await alive(third.accessToken)).toBe(true);
});
