import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { proveUser } from '@/services/realtime/signing';
import { Sockets } from '@/services/realtime/sockets';
import { Client } from './client';

const app = { appId: '1', key: 'key', secret: 'secret' };
const id = '0199e8d0-7680-70bd-8459-aaafb2b14a87';
const nobody = { accountId: id, permissions: new Set<never>() };
let server: Server;
let sockets: Sockets;

async function serve(patience: { activity: number; pong: number; signIn: number }) {
  sockets = new Sockets(
    [app],
    async (_, ids) => new Map(ids.map((one) => [one, nobody])),
    patience,
  );
  server = createServer().on('upgrade', sockets.upgrade);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}
afterEach(() => new Promise((closed) => server.close(closed)));

async function connect() {
  const { port } = server.address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}/realtime/app/${app.key}?protocol=7`;
  const client = new Client(new WebSocket(address));
  const { data } = await client.next('pusher:connection_established');
  return { client, socketId: String(data.socket_id) };
}

const inSeconds = (n: number) => Date.now() / 1000 + n;

test('a silent connection is asked, and closed when it stays silent', async () => {
  await serve({ activity: 0.2, pong: 0.2, signIn: 60 });
  const { client } = await connect();
  await client.next('pusher:ping');
  client.send('pusher:pong', {});
  await client.next('pusher:ping');
  expect(await client.closed).toBe(4201);
});

test('a connection that never says whose it is is closed', async () => {
  await serve({ activity: 60, pong: 60, signIn: 0.2 });
  expect(await (await connect()).client.closed).toBe(4009);
});

test('a connection ends with its proof, in the way that clients try again', async () => {
  await serve({ activity: 60, pong: 60, signIn: 60 });
  const { client, socketId } = await connect();
  const user = { id, session_id: id, property_id: id, expires: inSeconds(0.3) };
  client.send('pusher:signin', proveUser(app, socketId, user));
  await client.next('pusher:signin_success');
  expect(await client.subscribe(id)).toBe('pusher_internal:subscription_succeeded');
  expect(await client.closed).toBe(4200);
});

test('who unsubscribes hears no more, and a second sign-in is refused', async () => {
  await serve({ activity: 60, pong: 60, signIn: 60 });
  const { client, socketId } = await connect();
  const proof = proveUser(app, socketId, {
    id,
    session_id: id,
    property_id: id,
    expires: inSeconds(60),
  });
  client.send('pusher:signin', proof);
  await client.next('pusher:signin_success');
  await client.subscribe(id);
  client.received.length = 0;
  client.send('pusher:unsubscribe', { channel: id });
  client.send('pusher:ping', {});
  await client.next('pusher:pong');
  sockets.channels.publish(id, 'hello', '{}');
  client.send('pusher:signin', proof);
  expect(await client.closed).toBe(4009);
  expect(client.received.map(({ event }) => event)).toEqual(['pusher:error']);
});

test('a server that stops sends everyone to connect again', async () => {
  await serve({ activity: 60, pong: 60, signIn: 60 });
  const { client } = await connect();
  sockets.close();
  expect(await client.closed).toBe(4200);
});
