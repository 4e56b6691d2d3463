import { startServices } from '@tests/kit/services';
import { sessionEndpoints } from '@/contracts/auth/session';
import { visitorHeaders } from '@/settings/visitor-proof';

const services = startServices();

const tryWith = (key: string, password: string) =>
  services.call(sessionEndpoints.login, {
    body: { key, type: 'password', app: 'niti', params: { password } },
  });

const from = (ip: string, key: string, password: string, device?: string) =>
  fetch(`${services.url}/auth/api/v1/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...visitorHeaders(ip, 'auth', services.tokenSecret),
    },
    body: JSON.stringify({ key, type: 'password', app: 'niti', params: { password }, device }),
  });

const right = 'niti-demo-2569';

beforeEach(() => services.sql('delete from sign_in_tries'));

test('staff sign in by user name or e-mail, into their first property by name', async () => {
  for (const name of ['manager', 'MANAGER@niti.example', ' manager ']) {
    const { data } = await tryWith(name, right);
    expect(data).toMatchObject({ roleName: 'ผู้จัดการนิติบุคคล', fullname: 'ปิยะมาศ ตั้งตระกูล' });
    const [place] = await services.sql(
      'select code, name_th, dimension from properties where id = $1',
      [data?.property_id],
    );
    expect(place).toEqual({
      code: 'RMN',
      name_th: data?.property_name_th,
      dimension: data?.property_dimension,
    });
  }
});

test('the platform signs in at the main admin', async () => {
  const { data } = await tryWith('admin', right);
  expect(data).toMatchObject({
    roleName: 'SMART Admin',
    property_id: null,
    property_name_th: null,
    property_dimension: null,
  });
});

test('the access token ends in an hour, and the refresh token is kept as a hash only', async () => {
  const { data } = await tryWith('counter', right);
  const minutes = (Date.parse(data?.expiresIn ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(58);
  expect(minutes).toBeLessThanOrEqual(60);
  const tokens = await services.sql<{ hash: string }>('select hash from refresh_tokens');
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.map(({ hash }) => hash)).not.toContain(data?.refreshToken);
});

test('a wrong password and an unknown name answer alike, and take as long', async () => {
  const spent = { counter: [] as number[], nobody: [] as number[] };
  for (const round of [1, 2, 3, 4]) {
    for (const name of ['counter', 'nobody'] as const) {
      const start = performance.now();
      const { status, error } = await tryWith(name, `wrong-${round}`);
      spent[name].push(performance.now() - start);
      expect({ status, code: error?.code }).toEqual({ status: 401, code: 'WRONG_CREDENTIALS' });
    }
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[1] ?? 0;
  expect(middle(spent.nobody)).toBeGreaterThan(middle(spent.counter) / 2);
});

test('a closed account is told so, but only with its password', async () => {
  await services.sql(`update accounts set active = false where username = 'finance'`);
  expect((await tryWith('finance', 'wrong')).error?.code).toBe('WRONG_CREDENTIALS');
  expect((await tryWith('finance', right)).error).toMatchObject({
    code: 'ACCOUNT_INACTIVE',
    status: 403,
  });
  await services.sql(`update accounts set active = true where username = 'finance'`);
});

test('the fifth wrong password locks the account, even many at once, and says until when', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryWith('village', 'wrong')));
  expect(answers.filter(({ error }) => error?.code === 'WRONG_CREDENTIALS')).toHaveLength(5);

  const { status, error } = await tryWith('village@niti.example', right);
  expect({ status, code: error?.code }).toEqual({ status: 429, code: 'TOO_MANY_TRIES' });
  expect(error?.details?.at).toMatch(/ 25\d\d.* \d\d:\d\d$/);
  expect(error?.message).toContain(error?.details?.at);
  const minutes = (Date.parse(String(error?.details?.until)) - Date.now()) / 60_000;
  expect(Math.ceil(minutes)).toBe(15);
  expect((await tryWith('manager', right)).status).toBe(200);

  const [locked] = await services.sql<{ minutes: number }>(
    `select extract(epoch from ends_at - now())::float / 60 as minutes from sign_in_tries
     where subject like 'from:%' and tries > 5`,
  );
  expect(locked?.minutes).toBeGreaterThan(14);
  expect(locked?.minutes).toBeLessThanOrEqual(15);
  await services.sql(`update sign_in_tries set ends_at = now() - interval '1 second'`);
  expect((await tryWith('village', right)).status).toBe(200);
});

test('an unknown name is locked like a known one', async () => {
  for (let tries = 0; tries < 5; tries++) await tryWith('nobody', 'wrong');
  expect((await tryWith('nobody', 'wrong')).error?.code).toBe('TOO_MANY_TRIES');
});

test('a right password forgets the wrong ones before it', async () => {
  for (const password of ['wrong', 'wrong', 'wrong', 'wrong', right, 'wrong', 'wrong']) {
    expect((await tryWith('counter', password)).error?.code).not.toBe('TOO_MANY_TRIES');
  }
  expect((await tryWith('counter', right)).status).toBe(200);
});

const device = 'd'.repeat(43);

test('who guesses locks the account where they are, and not a browser that has signed in to it', async () => {
  expect((await from('203.0.113.20', 'finance', right, device)).status).toBe(200);
  for (let tries = 0; tries < 6; tries++) await from('203.0.113.20', 'finance', 'wrong');
  expect((await from('203.0.113.20', 'finance', right)).status).toBe(429);
  expect((await from('203.0.113.21', 'finance', right)).status).toBe(200);
  expect((await from('203.0.113.20', 'finance', right, device)).status).toBe(200);
  // It is known to that account alone, and guesses no more than anybody.
  expect((await from('203.0.113.20', 'manager', 'wrong', device)).status).toBe(401);
  for (let tries = 0; tries < 5; tries++) await from('203.0.113.22', 'finance', 'wrong', device);
  expect((await from('203.0.113.22', 'finance', right, device)).status).toBe(429);
});

test('staff land where they worked last in this browser, as long as they may', async () => {
  const signIn = async (known?: string) => {
    const body = {
      key: 'manager',
      type: 'password',
      app: 'niti',
      params: { password: right },
      device: known,
    } as const;
    return services.get(sessionEndpoints.login, { body });
  };
  const first = await signIn(device);
  const [there] = await services.sql<{ id: string }>(
    "select id from properties where code = 'STP'",
  );
  const propertyId = there?.id ?? '';
  const move = { body: { isAdmin: false, propertyId } };
  await services.get(sessionEndpoints.switchProperty, move, first.accessToken);
  expect((await signIn(device)).property_id).toBe(propertyId);
  // A browser that is new goes where the account worked last; one that is known stays where it was.
  const other = await signIn('e'.repeat(43));
  expect(other.property_id).toBe(propertyId);
  const back = { body: { isAdmin: false, propertyId: first.property_id ?? '' } };
  await services.get(sessionEndpoints.switchProperty, back, other.accessToken);
  await services.sql(
    `update sessions set last_used_at = now() + interval '1 second'
      where property_id = $1 and revoked_at is null`,
    [first.property_id],
  );
  expect((await signIn(device)).property_id).toBe(propertyId);
  expect((await signIn('g'.repeat(43))).property_id).toBe(first.property_id);
  expect((await signIn()).property_id).toBe(first.property_id);
  await services.sql('update properties set active = false where id = $1', [propertyId]);
  expect((await signIn(device)).property_id).toBe(first.property_id);
  await services.sql('update properties set active = true where id = $1', [propertyId]);
});

test('who guesses on where the account is locked does not lock it elsewhere', async () => {
  for (let tries = 0; tries < 49; tries++) await from('203.0.113.40', 'counter', 'wrong');
  for (let tries = 0; tries < 10; tries++) await from('203.0.113.41', 'counter', 'wrong');
  expect((await from('203.0.113.42', 'counter', right)).status).toBe(200);
});

test('who guesses from many addresses is stopped, and a browser that is known is not', async () => {
  expect((await from('203.0.113.30', 'finance', right, device)).status).toBe(200);
  const wrong = (n: number) => from(`203.0.113.${100 + n}`, 'finance', 'wrong');
  const statuses = (await Promise.all(Array.from({ length: 52 }, (_, n) => wrong(n)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect((await from('203.0.113.31', 'finance', right)).status).toBe(429);
  expect((await from('203.0.113.30', 'finance', right, device)).status).toBe(200);
});

test('an address that guesses at many names is locked, and no other address is', async () => {
  await services.sql(
    `insert into sign_in_tries values ('address:203.0.113.7', 50, now() + interval '9 minutes')`,
  );
  expect((await from('203.0.113.7', 'manager', right)).status).toBe(429);
  expect((await from('203.0.113.8', 'manager', right)).status).toBe(200);
});

test('what is not a sign-in is refused by field', async () => {
  const { error } = await services.call(sessionEndpoints.login, {
    body: { key: '', type: 'password', app: 'niti', params: { password: '' } },
  });
  expect(error?.code).toBe('INVALID');
  expect(Object.keys(error?.fields ?? {})).toEqual(['key', 'params.password']);
});
