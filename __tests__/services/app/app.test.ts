import { request } from 'node:http';
import { startServices } from '@tests/kit/services';

const services = startServices();

interface Sent {
  method?: string;
  body?: string;
  type?: string;
}

async function send(path: string, { method = 'POST', body, type = 'application/json' }: Sent) {
  const reply = await fetch(services.url + path, {
    method,
    headers: { 'content-type': type },
    body: body ?? null,
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

const login = '/auth/api/v1/auth/login';

test.each([
  ['JSON that is cut off', login, { body: '{"key":' }, 400, 'INVALID'],
  ['JSON of no length', login, {}, 400, 'INVALID'],
  ['a body of another type', login, { body: '<key/>', type: 'text/xml' }, 400, 'INVALID'],
  ['a key that would reach the prototype', login, { body: '{"__proto__":{}}' }, 400, 'INVALID'],
  ['two megabytes', login, { body: JSON.stringify('a'.repeat(2e6)) }, 413, 'TOO_LARGE'],
  ['DELETE with a type and no body', login, { method: 'DELETE' }, 400, 'INVALID'],
  ['a path that nothing serves', '/news/api/v1/nothing', { method: 'GET' }, 404, 'NOT_FOUND'],
])('%s is answered in the shape of every failure', async (_, path, sent, status, code) => {
  const reply = await send(path, sent);
  expect({ status: reply.status, code: reply.body.code }).toEqual({ status, code });
  expect(reply.body.message).toMatch(/[ก-๙]/);
});

test('a path that cannot be read is refused alike', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(services.url);
    request({ hostname, port, path: '/auth/api/v1/%zz' }, (reply) => {
      reply.setEncoding('utf8').once('data', resolve);
    })
      .once('error', reject)
      .end();
  });
  expect(JSON.parse(answer)).toMatchObject({ code: 'INVALID' });
});

test('replies bear a request id and are never kept by a cache', async () => {
  const { headers } = await send(login, { body: '{}' });
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('our own failure tells nothing but that it is one', async () => {
  await services.sql('alter table sign_in_tries rename to elsewhere');
  const body = JSON.stringify({
    key: 'manager',
    type: 'password',
    app: 'niti',
    params: { password: 'secret' },
  });
  const reply = await send(login, { body });
  await services.sql('alter table elsewhere rename to sign_in_tries');
  expect(reply.status).toBe(500);
  expect(reply.body).toEqual({ code: 'FAILED', message: 'เกิดข้อผิดพลาด กรุณาลองใหม่' });
});

test('health says by name what the services stand on', async () => {
  const reply = await fetch(`${services.url}/health/ready`);
  const parts = { database: 'ok', queue: 'ok', store: 'ok', realtime: 'ok', disk: 'ok' };
  expect(await reply.json()).toEqual({ status: 'ok', ...parts });
  const live = await fetch(`${services.url}/health/live`);
  expect(await live.json()).toEqual({ status: 'ok' });
});
