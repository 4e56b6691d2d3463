import { startServices } from '@tests/kit/services';
import { sessionEndpoints } from '@/contracts/auth/session';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { addressOf, declared, nameOf } from './declared';

const services = startServices();
const endpoints = declared();
const rows = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const guarded = rows.filter(([, { needs }]) => needs !== 'anyone');
const permitted = guarded.filter(([, { needs }]) => needs !== 'signed-in');

async function send(endpoint: Endpoint, token?: string) {
  const path = addressOf(endpoint).replace(/:\w+/g, '018f0000-0000-7000-8000-000000000000');
  const reply = await fetch(services.url + path, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    body: endpoint.method === 'GET' ? null : '{}',
  });
  return { status: reply.status, code: (await reply.json()).code };
}

const signIn = (key: string) =>
  services.get(sessionEndpoints.login, {
    body: { key, type: 'password', app: 'niti', params: { password: 'niti-demo-2569' } },
  });

const tokens = { revoked: '', powerless: '' };

beforeAll(async () => {
  tokens.revoked = (await signIn('manager')).accessToken;
  await services.get(sessionEndpoints.logout, {}, tokens.revoked);
  await services.sql(`with bare as (
    insert into roles (id, name, permissions) values (gen_random_uuid(), 'ไม่มีสิทธิ์', '[]')
    returning id)
    update account_properties set role_id = (select id from bare) where account_id =
    (select id from accounts where username = 'counter')`);
  tokens.powerless = (await signIn('counter')).accessToken;
});

test('the services serve what the contracts declare, and nothing else', () => {
  const calls = services.routes.filter((name) => name.includes('/api/v1/'));
  expect(calls.sort()).toEqual(rows.map(([name]) => name).sort());
});

test.each(guarded)('%s is refused without a token', async (_, endpoint) => {
  expect(await send(endpoint)).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
});

test.each(guarded)('%s is refused to an ended session', async (_, endpoint) => {
  expect(await send(endpoint, tokens.revoked)).toEqual({ status: 401, code: 'TOKEN_REVOKED' });
});

test.each(permitted)('%s is refused to a role without the permission', async (_, endpoint) => {
  expect(await send(endpoint, tokens.powerless)).toEqual({ status: 403, code: 'FORBIDDEN' });
});
