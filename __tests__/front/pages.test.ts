import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bareRequest } from '@tests/e2e/kit/bare-request';
import { encode } from 'next-auth/jwt';
import { frontHere } from './front-here';

const script = 'console.log("ทดลอง");'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'niti-front-'));
writeFileSync(join(folder, 'a.js'), script);
writeFileSync(join(folder, 'a.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'a.js.gz'), gzipSync(script));
afterAll(() => rmSync(folder, { recursive: true }));

let url = '';
let cookie = '';
beforeAll(async () => {
  const front = await frontHere({}, { files: folder });
  url = front.url;
  const token = { signedIn: { accessToken: 'x' } } as never;
  cookie = `next-auth.session-token=${await encode({ token, secret: front.settings.portalSecret })}`;
});

const ask = (path: string, options = {}) => bareRequest(url + path, options);

test.each([
  ['/', '/login'],
  ['/en', '/login'],
  ['/parcels?status=waiting', '/login?callbackUrl=%2Fparcels%3Fstatus%3Dwaiting'],
  ['/en/parcels', '/login?callbackUrl=%2Fparcels'],
  ['/apix', '/login?callbackUrl=%2Fapix'],
  ['/_next/image?url=x', '/login?callbackUrl=%2F_next%2Fimage%3Furl%3Dx'],
])('a stranger who asks for %s is sent to %s', async (path, to) => {
  expect(await ask(path)).toMatchObject({ status: 302, headers: { location: to } });
});

test.each(['/login', '/resetpassword', '/stay/bypass?key=x', '/api/auth/csrf'])(
  'a stranger is given %s',
  async (path) => {
    const { status, body } = await ask(path);
    expect({ status, url: JSON.parse(body).url }).toEqual({ status: 200, url: path });
  },
);

test('who is signed in is given the pages, and not /login', async () => {
  expect(await ask('/parcels?a=b', { headers: { cookie } })).toMatchObject({ status: 200 });
  const there = await ask('/login', { headers: { cookie } });
  expect(there).toMatchObject({ status: 302, headers: { location: '/' } });
});

test.each(['TRACE', 'PROPFIND', 'QUERY', 'LINK'])('%s is served nowhere', async (method) => {
  for (const path of ['/', '/api/auth/session', '/services/auth/api/v1/x', '/_next/static/a.js']) {
    const { status, headers, body } = await ask(path, { method });
    expect({ status, body }).toEqual({ status: 405, body: '' });
    expect(headers.allow).toContain('GET, HEAD');
  }
});

test('built files are sent as the build compressed them, for good, and in parts', async () => {
  const with_ = (accept: string) =>
    ask('/_next/static/a.js', { headers: { 'accept-encoding': accept } });
  expect((await with_('gzip, br')).headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(brotliCompressSync(script).length),
    vary: 'accept-encoding',
  });
  expect((await with_('gzip')).headers['content-encoding']).toBe('gzip');
  const plain = await ask('/_next/static/a.js', { headers: { range: 'bytes=0-9' } });
  expect(plain).toMatchObject({ status: 206, body: script.slice(0, 10) });
  const { etag } = plain.headers;
  expect((await ask('/_next/static/a.js', { headers: { 'if-none-match': etag } })).status).toBe(
    304,
  );
  for (const absent of ['b.js', '../package.json', '%2e%2e/package.json', 'a.js.br', '']) {
    const { status, headers } = await ask(`/_next/static/${absent}`);
    expect([404, 302]).toContain(status);
    expect(headers).not.toHaveProperty('content-encoding');
  }
});

test('what no address can be is refused, and the front goes on', async () => {
  expect((await ask('/%ff')).status).toBe(400);
  expect((await ask('/login', { method: 'POST', body: Buffer.alloc(2_000_000) })).status).toBe(413);
  expect((await ask('/login')).status).toBe(200);
});

test('a body that grows too long is read to its end, so that who sends it sees the refusal', async () => {
  const path = '/api/auth/callback/credentials';
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(path, { method: 'POST', headers, chunked: 2_000_000 });
  expect(answer.status).toBe(413);
  expect(answer.headers.connection).not.toBe('close');
});

/** What a page is told to allow, by the names of its rules. */
async function policyOf(at: string, path = '/login', headers = {}) {
  const { headers: told, body } = await bareRequest(at + path, { headers });
  const policy = String(told['content-security-policy']);
  const rules = policy.split('; ').map((rule): [string, string] => {
    const [name = '', ...values] = rule.split(' ');
    return [name, values.join(' ')];
  });
  return { policy, rules: Object.fromEntries(rules), toldNext: JSON.parse(body || '{}').headers };
}

test('each page has a policy with a nonce of its own, which Next is told and no caller says', async () => {
  const claimed = { 'content-security-policy': "script-src 'nonce-mine'" };
  const [one, other] = [await policyOf(url, '/login', claimed), await policyOf(url)];
  expect(one.policy).not.toBe(other.policy);
  expect(one.toldNext['content-security-policy']).toBe(one.policy);
  expect(one.rules['script-src']).toMatch(/^'nonce-[\w+/]{22}==' 'strict-dynamic'$/);
  expect(one.rules).toMatchObject({
    'connect-src': "'self'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  });
});

test.each([
  [{ PUSHER_CLUSTER: 'ap1' }, "'self' wss://ws-ap1.pusher.com"],
  [{ PUSHER_HOST: 'live.example:6001' }, "'self' wss://live.example:6001"],
  [{ PUSHER_HOST: '127.0.0.1:6001' }, "'self' ws://127.0.0.1:6001"],
])('a page may connect with the real-time server of %j', async (env, connect) => {
  const pusher = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' };
  const front = await frontHere({ ...pusher, ...env });
  expect((await policyOf(front.url)).rules['connect-src']).toBe(connect);
});

test('pictures of an upload service of another make may be anywhere', async () => {
  const front = await frontHere({ UPLOAD_API: 'https://files.example/upload' });
  expect((await policyOf(front.url)).rules['img-src']).toBe("'self' data: blob: https:");
});

test('what is no page may do nothing', async () => {
  for (const path of ['/_next/static/a.js', '/services/nobody', '/parcels']) {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});
