import { createHash, createHmac } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import Pusher from 'pusher';
import { embeddedApp } from '@/settings/realtime-app';
import { propertyOf, signedIn } from './client';

const services = startServices();
const app = () => embeddedApp(services.tokenSecret);
let property = '';

beforeAll(async () => {
  property = await propertyOf(services, 'counter');
});

const server = () => {
  const { hostname, port } = new URL(services.url);
  return new Pusher({ ...app(), host: hostname, port, useTLS: false });
};

async function hearing() {
  const { client, socketId } = await signedIn(services, await services.signIn('counter'));
  await client.subscribe(property);
  client.received.length = 0;
  return { client, socketId };
}

test("Pusher's own package sends an event to all but the one that caused it", async () => {
  const [first, second] = [await hearing(), await hearing()];
  const params = { socket_id: first.socketId };
  const { status } = await server().trigger(property, 'hello', { n: 1 }, params);
  expect(status).toBe(200);
  const event = { event: 'hello', channel: property, data: { n: 1 } };
  expect(await second.client.next('hello')).toEqual(event);
  expect(first.client.received).toEqual([]);
});

test('a batch reaches each of its channels', async () => {
  const { client } = await hearing();
  await server().triggerBatch([
    { channel: property, name: 'one', data: { n: 1 } },
    { channel: property, name: 'two', data: { n: 2 } },
  ]);
  expect((await client.next('two')).data).toEqual({ n: 2 });
});

/** A call as the protocol says, with what the test wants otherwise. */
async function send(
  body: string,
  changed: { secret?: string; query?: Record<string, string>; app?: string; signed?: string } = {},
) {
  const { appId, key, secret } = app();
  const path = `/apps/${changed.app ?? appId}/events`;
  const query = {
    auth_key: key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    body_md5: createHash('md5')
      .update(changed.signed ?? body)
      .digest('hex'),
    ...changed.query,
  };
  const text = Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const signature = createHmac('sha256', changed.secret ?? secret)
    .update(`POST\n${path}\n${text}`)
    .digest('hex');
  const { status } = await fetch(`${services.url}${path}?${text}&auth_signature=${signature}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return status;
}

const event = (data = '{}') => JSON.stringify({ name: 'hello', channels: [property], data });
const ago = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);

test('a call with the right signature is taken', async () => {
  expect(await send(event())).toBe(200);
  expect(await send(event(), { query: { auth_timestamp: ago(590) } })).toBe(200);
});

test.each([
  ['another secret', () => send(event(), { secret: 'x' })],
  ['another key', () => send(event(), { query: { auth_key: 'x' } })],
  ['another app', () => send(event(), { app: '1' })],
  ['a body that was changed on the way', () => send(event('{"n":2}'), { signed: event() })],
  ['a time long past', () => send(event(), { query: { auth_timestamp: ago(601) } })],
  ['a time to come', () => send(event(), { query: { auth_timestamp: ago(-700) } })],
  ['no time', () => send(event(), { query: { auth_timestamp: '' } })],
])('%s is refused', async (_, call) => {
  expect(await call()).toBe(401);
});

test('data over 10 kB is refused, and so is a body far over it', async () => {
  expect(await send(event('x'.repeat(10 * 1024)))).toBe(200);
  expect(await send(event('x'.repeat(10 * 1024 + 1)))).toBe(413);
  expect(await send(event('x'.repeat(50 * 1024)))).toBe(413);
});

test('what is no event is refused', async () => {
  expect(await send('{')).toBe(400);
  expect(await send(JSON.stringify({ name: 'hello', channels: ['a b'], data: '{}' }))).toBe(400);
});
