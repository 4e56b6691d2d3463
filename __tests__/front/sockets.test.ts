import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';
import { parseSettings } from '@/settings';
import { frontHere, standIn } from './front-here';

const heard: { url?: string; headers: IncomingHttpHeaders; left: Promise<unknown> }[] = [];

/** A front before a server of sockets that sends back what it hears. */
async function here() {
  const { server, url } = await standIn((_, answer) => void answer.end());
  const echo = new WebSocketServer({ server });
  echo.on('connection', (socket, { url: asked, headers }) => {
    heard.push({ url: asked, headers, left: once(socket, 'close') });
    socket.on('message', (data, binary) => socket.send(data, { binary }));
  });
  const { port } = new URL(url);
  return frontHere({ SERVICES_PORT: port, SERVICES_HOST: '127.0.0.1' });
}

const open = async (url: string) => {
  const socket = new WebSocket(url.replace('http:', 'ws:'), { headers: { cookie: 'theirs=1' } });
  await once(socket, 'open');
  return socket;
};

test('a socket is joined with the real-time server, without cookies, and ends with the front', async () => {
  const { app, url } = await here();
  const socket = await open(`${url}/services/realtime/app/key?protocol=7`);
  expect(heard[0]?.url).toBe('/realtime/app/key?protocol=7');
  expect(heard[0]?.headers).not.toHaveProperty('cookie');
  socket.send('สวัสดี');
  const [said] = await once(socket, 'message');
  expect(String(said)).toBe('สวัสดี');
  const closed = once(socket, 'close');
  await app.close();
  await Promise.all([closed, heard[0]?.left]);
});

test.each([
  '/',
  '/services/realtime/apps/1/events',
  '/services/auth/api/v1/x',
  '/_next/webpack-hmr',
])('no socket leads elsewhere: %s', async (path) => {
  const { url } = await here();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
});

test('a socket whose server is away is closed, and the front goes on', async () => {
  const { url } = await frontHere({ SERVICES_PORT: '2' });
  expect(parseSettings({ SERVICES_PORT: '2' }).realtimeAt).toMatch(/:2$/);
  await expect(open(`${url}/services/realtime/app/key`)).rejects.toThrow();
  expect((await fetch(`${url}/api/x`)).status).toBe(200);
});
