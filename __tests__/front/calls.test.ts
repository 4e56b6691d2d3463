import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { bareRequest } from '@tests/e2e/kit/bare-request';
import { frontHere, standIn } from './front-here';

const rows = JSON.stringify({ code: '200', data: Array(500).fill('พัสดุ') });
const heard: { url?: string; headers: IncomingHttpHeaders; aborted: boolean }[] = [];
const last = () => heard[heard.length - 1];

/** Answers as its path says, and notes what it heard. */
const service = async () =>
  standIn((asked, answer) => {
    const note = { url: asked.url, headers: asked.headers, aborted: false };
    heard.push(note);
    answer.once('close', () => {
      note.aborted = !answer.writableFinished;
    });
    const kind = asked.url?.split('/').at(-1);
    if (kind === 'never') return;
    answer.setHeader('content-type', 'application/json');
    if (kind === 'half') {
      answer.setHeader('content-length', 1000);
      answer.write('half of it');
      setTimeout(() => answer.destroy(), 50);
      return;
    }
    answer.setHeader('set-cookie', 'theirs=1');
    answer.setHeader('x-powered-by', 'something');
    answer.setHeader('x-middleware-rewrite', 'http://inside.example');
    if (kind === 'rows') return void answer.end(rows);
    asked.resume().once('end', () => answer.end('{}'));
  });

let front: Awaited<ReturnType<typeof frontHere>>;
let parcel = '';
beforeAll(async () => {
  const { url } = await service();
  front = await frontHere({ PARCEL_API: `${url}/theirs`, NEWS_API: 'http://127.0.0.1:9' });
  parcel = `${front.url}/services/parcel/api/v1`;
});

test('a call goes to its service with its path and query, and without what is the portal’s', async () => {
  const answer = await bareRequest(`${parcel}/a?b=%20&c`, {
    headers: { cookie: 'next-auth.session-token=x', authorization: 'Bearer y' },
  });
  expect(last()?.url).toBe('/theirs/api/v1/a?b=%20&c');
  expect(last()?.headers).toMatchObject({ authorization: 'Bearer y' });
  expect(last()?.headers).not.toHaveProperty('cookie');
  expect(answer).toMatchObject({ status: 200, body: '{}' });
  const names = Object.keys(answer.headers).join(' ');
  expect(names).not.toMatch(/set-cookie|x-powered-by|x-middleware/);
});

test.each([
  '/services/parcel',
  '/services/nobody/api/v1/a',
  '/services/parcel/api/v1/../../health',
])('nothing else of a service is reached: %s', async (path) => {
  const before = heard.length;
  const { hostname, port } = new URL(front.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  expect(heard.length).toBe(before);
});

test('text is compressed for whom it helps, and is the same', async () => {
  const packed = await bareRequest(`${parcel}/rows`, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(packed.body.length).toBeLessThan(rows.length / 10);
  expect(await (await fetch(`${parcel}/rows`)).text()).toBe(rows);
  for (const headers of [{}, { 'accept-encoding': 'gzip;q=0' }]) {
    const plain = await bareRequest(`${parcel}/rows`, { headers });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(rows);
  }
  const small = await bareRequest(`${parcel}/a`, { headers: { 'accept-encoding': 'gzip' } });
  expect(small.body).toBe('{}');
});

test('a service that cannot be reached is 503, in words that are no service’s', async () => {
  const { status, headers, body } = await bareRequest(`${front.url}/services/news/api/v1/a`);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '2', 'content-type': 'text/plain' });
  expect(body).not.toContain('{');
});

test('the service hears that who asked has left', async () => {
  const asking = request(`${parcel}/never`).end();
  asking.on('error', () => undefined);
  while (!last()?.url?.endsWith('never')) await new Promise((soon) => setTimeout(soon, 10));
  asking.destroy();
  while (!last()?.aborted) await new Promise((soon) => setTimeout(soon, 10));
});

/** The answer to a sender that looks for it only when all is sent, on a line that ends with it. */
async function answerAfterAll(path: string, body: Buffer): Promise<string> {
  const { hostname, port } = new URL(front.url);
  const socket = connect(Number(port), hostname).pause();
  const head = ['Host: x', 'Connection: close', `Content-Length: ${body.length}`];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  await new Promise<void>((sent, failed) => {
    socket.once('error', failed);
    socket.write(body, (error) => (error ? failed(error) : sent()));
  });
  return text(socket);
}

test('who sends all before looking for an answer gets it', async () => {
  const tooLong = Buffer.alloc(32 * 1024 * 1024, 'x');
  expect(await answerAfterAll('/services/parcel/api/v1/long', tooLong)).toMatch(/ 413 /);
  expect(await answerAfterAll('/login', tooLong)).toMatch(/ 413 /);
  // A service that answers before it has heard all.
  const heardHalf = tooLong.subarray(0, 20 * 1024 * 1024);
  expect(await answerAfterAll('/services/parcel/api/v1/rows', heardHalf)).toMatch(/ 200 /);
});

test('a line that nobody uses is let go of before its service does', async () => {
  const { server, url } = await standIn((_asked, answer) => answer.end('{}'));
  server.keepAliveTimeout = 60_000;
  const ended = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('end', () => resolve(Date.now())));
  });
  const { url: own } = await frontHere({ NEWS_API: url });
  await bareRequest(`${own}/services/news/api/v1/a`);
  const answered = Date.now();
  expect(Number(await ended) - answered).toBeLessThan(server.keepAliveTimeout);
}, 20_000);

test('half an answer does not seem whole', async () => {
  await expect(bareRequest(`${parcel}/half`)).rejects.toThrow('aborted');
});

test('a body that grows too long is refused, and ended at the service', async () => {
  const answer = await bareRequest(`${parcel}/long`, { method: 'POST', chunked: 32 * 1024 * 1024 });
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body)).toEqual({ code: 'TOO_LARGE', message: '' });
  while (!last()?.aborted) await new Promise((soon) => setTimeout(soon, 10));
});
