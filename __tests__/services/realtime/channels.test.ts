import { createHmac } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { uuidv7 } from 'uuidv7';
import { privateChannel, realtimeEndpoints } from '@/contracts/auth/realtime';
import { sessionEndpoints } from '@/contracts/auth/session';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { embeddedApp } from '@/settings/realtime-app';
import { connect, propertyOf, signedIn } from './client';

const services = startServices();
let property = '';

beforeAll(async () => {
  property = await propertyOf(services, 'counter');
});

test('a connection is told its id and how long it may be silent', async () => {
  const { data } = await connect(services).next('pusher:connection_established');
  expect(data).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 });
});

test('a stranger hears no property', async () => {
  const stranger = connect(services);
  await stranger.next('pusher:connection_established');
  expect(await stranger.subscribe(property)).toBe('pusher:subscription_error');
  expect((await stranger.next('pusher:subscription_error')).data.status).toBe(403);
});

test("staff hear their own property and no other's, nor another person", async () => {
  const { client } = await signedIn(services, await services.signIn('counter'));
  expect(await client.subscribe(property)).toBe('pusher_internal:subscription_succeeded');
  const { client: village } = await signedIn(services, await services.signIn('village'));
  for (const channel of [property, `private-${property}`, '#server-to-user-someone', 'news']) {
    expect(await village.subscribe(channel)).toBe('pusher:subscription_error');
  }
});

test('the main admin hears no property', async () => {
  const { client } = await signedIn(services, await services.signIn('admin'));
  expect(await client.subscribe(property)).toBe('pusher:subscription_error');
});

test('a proof is good for the connection that it was made for', async () => {
  const token = await services.signIn('counter');
  const body = { socketId: '1.2' };
  const proof = await services.get(realtimeEndpoints.signIn, { body }, token);
  const client = connect(services);
  await client.next('pusher:connection_established');
  client.send('pusher:signin', proof);
  expect(await client.closed).toBe(4009);
});

test('a proof that was changed is refused', async () => {
  const client = connect(services);
  const { data } = await client.next('pusher:connection_established');
  const body = { socketId: String(data.socket_id) };
  const token = await services.signIn('village');
  const proof = await services.get(realtimeEndpoints.signIn, { body }, token);
  const user = { ...JSON.parse(proof.user_data), property_id: property };
  client.send('pusher:signin', { ...proof, user_data: JSON.stringify(user) });
  expect(await client.closed).toBe(4009);
});

test('nobody proves anything without signing in', async () => {
  const body = { socketId: '1.2' };
  const { error } = await services.call(realtimeEndpoints.signIn, { body });
  expect(error?.code).toBe('NOT_SIGNED_IN');
});

test("a private channel outside opens to the caller's own property alone", async () => {
  const { key, secret } = embeddedApp(services.tokenSecret);
  const channel = privateChannel(property);
  const body = { socketId: '1.2', channel };
  const ask = async (as: 'counter' | 'village' | 'admin', asked = body) =>
    services.call(realtimeEndpoints.authorise, { body: asked }, await services.signIn(as));
  const signature = createHmac('sha256', secret).update(`1.2:${channel}`).digest('hex');
  expect((await ask('counter')).data).toEqual({ auth: `${key}:${signature}` });
  expect((await ask('village')).error?.code).toBe('FORBIDDEN');
  expect((await ask('admin')).error?.code).toBe('FORBIDDEN');
  const main = { ...body, channel: 'private-main' };
  expect((await ask('admin', main)).status).toBe(200);
  expect((await ask('counter', main)).error?.code).toBe('FORBIDDEN');
  for (const other of [property, `presence-${property}`, `1.2::user::{"id":"x"}`]) {
    const { error } = await ask('counter', { ...body, channel: other });
    expect(error?.code).toBe('FORBIDDEN');
  }
});

test.each([
  ['an unknown key', '/realtime/app/other?protocol=7', 4001],
  ['an old protocol', '', 4007],
  ['no protocol', '', 4008],
])('%s is refused for good', async (_, path, code) => {
  const { embeddedApp } = await import('@/settings/realtime-app');
  const { key } = embeddedApp(services.tokenSecret);
  const own = `/realtime/app/${key}${code === 4007 ? '?protocol=3' : ''}`;
  const client = connect(services, path || own);
  expect(await client.closed).toBe(code);
  expect((await client.next('pusher:error')).data.code).toBe(code);
});

test('an address that is no app is no WebSocket either', async () => {
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${services.url.replace('http', 'ws')}/parcel/api/v1`);
  const message = await new Promise((resolve) => socket.once('error', (e) => resolve(e.message)));
  expect(message).toMatch(/404/);
});

test.each(['no json', '[]', '{"event":"client-x","channel":"c","data":{}}', '{"event":1}'])(
  '%s is answered by an error, and the connection lives on',
  async (text) => {
    const client = connect(services);
    await client.next('pusher:connection_established');
    client.sendText(text);
    expect((await client.next('pusher:error')).data.code).toBeNull();
    client.send('pusher:ping', '{}');
    await client.next('pusher:pong');
  },
);

test('a message longer than any client sends closes the connection', async () => {
  const client = connect(services);
  await client.next('pusher:connection_established');
  client.sendText(JSON.stringify({ event: 'pusher:ping', data: 'x'.repeat(5000) }));
  expect(await client.closed).toBe(1009);
});

test('who is signed out elsewhere hears nothing more', async () => {
  const { client: stays } = await signedIn(services, await services.signIn('manager'));
  const token = await services.signIn('counter');
  const { client: goes } = await signedIn(services, token);
  for (const client of [stays, goes]) await client.subscribe(property);
  await services.get(sessionEndpoints.logout, {}, token);

  const body = { id: uuidv7(), title: 'ประชุม', text: 'บ่ายสอง', url: '', popup: false };
  const manager = await services.signIn('manager');
  await services.get(notificationEndpoints.send, { body }, manager);
  expect((await stays.next('notification_event')).data.title).toBe('ประชุม');
  expect(await goes.closed).toBe(4200);
  expect(goes.received.some(({ event }) => event.startsWith('notification'))).toBe(false);
});
