import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServices } from '@tests/kit/services';
import { unfinishedPosts } from '@tests/kit/unfinished-posts';
import { recoveryEndpoints } from '@/contracts/auth/account';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();
const login = '/auth/api/v1/auth/login';

interface Sent {
  path?: string;
  method?: string;
  chunks?: readonly string[];
  length?: number;
}

/** Sends a body piece by piece, its length told beforehand or not, and reads the whole answer. */
const send = ({ path = login, method = 'POST', chunks = [], length }: Sent) =>
  new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
    const { hostname, port } = new URL(services.url);
    const headers = {
      ...(chunks.length > 0 && { 'content-type': 'application/json' }),
      ...(length && { 'content-length': length }),
    };
    const call = request({ hostname, port, path, method, headers }, async (reply) => {
      let text = '';
      for await (const piece of reply.setEncoding('utf8')) text += piece;
      resolve({ status: reply.statusCode, code: JSON.parse(text).code });
    });
    call.once('error', reject);
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });

const post = async (body: string) => {
  const reply = await fetch(services.url + login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: reply.status, ...(await reply.json()) };
};

test.each([
  ['lists', (many: number) => '['.repeat(many) + ']'.repeat(many)],
  ['objects', (many: number) => `${'{"a":'.repeat(many)}1${'}'.repeat(many)}`],
  ['a field that no call has', (many: number) => `{"x":${'['.repeat(many)}${']'.repeat(many)}}`],
])('a body that nests too deep in %s is refused', async (_, nested) => {
  for (const many of [20, 8000, 200_000 / 2]) {
    expect(await post(nested(many))).toMatchObject({ status: 400, code: 'INVALID' });
  }
});

test('a body of more values than any call takes is refused', async () => {
  for (const body of [`[${'1,'.repeat(400_000)}1]`, `{${'"a":1,'.repeat(100_000)}"a":1}`]) {
    expect(await post(body)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  }
});

test('brackets and commas within texts are words', async () => {
  const note = `${'[{,'.repeat(150)}\\"${'[{,'.repeat(10)}`;
  const token = await services.signIn('counter');
  const { error } = await services.call(
    parcelEndpoints.insert,
    { body: { parcels: [{ note: JSON.parse(`"${note}"`) }] } } as never,
    token,
  );
  expect(error?.fields).toHaveProperty(['parcels.0.unitId']);
  expect(error?.fields).not.toHaveProperty(['parcels.0.note']);
});

test('an address of 400 kB of marks is too long', async () => {
  const body = { email: '\u0316\u0301'.repeat(100_000) };
  const { status, error } = await services.call(recoveryEndpoints.forgot, { body });
  expect([status, error?.fields?.email?.code]).toEqual([400, 'tooLong']);
});

const megabyte = 'a'.repeat(1024 * 1024);

test.each<[string, Sent]>([
  ['told beforehand', { chunks: [megabyte, megabyte], length: 2 * megabyte.length }],
  ['in chunks', { chunks: [megabyte, megabyte] }],
  ['in many chunks', { chunks: Array(40).fill(megabyte.slice(0, 100_000)) }],
  ['to a path that nothing serves', { path: '/x', chunks: [megabyte, megabyte] }],
  ['to what takes none', { path: '/auth/api/v1/auth/logout', chunks: [megabyte, megabyte] }],
])('a body over the limit, %s, is answered', async (_, sent) => {
  expect(await send(sent)).toEqual({ status: 413, code: 'TOO_LARGE' });
});

test.each(['TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'PATCH'])(
  '%s is refused in the shape of every failure',
  async (method) => {
    for (const path of [login, '/x', '/health']) {
      const { status, code } = await send({ path, method });
      expect([
        [400, 'INVALID'],
        [404, 'NOT_FOUND'],
      ]).toContainEqual([status, code]);
    }
  },
);

test('of bodies that do not end the oldest make room, and others are answered', async () => {
  const { answers, end } = await unfinishedPosts(services.url + login, 'application/json', 75);
  expect((await post('{}')).status).toBe(400);
  while (answers.length < 10) await pause(50);
  end();
  expect(answers.map(({ statusCode }) => statusCode)).toContain(503);
});
