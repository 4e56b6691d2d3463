import { bareRequest } from '@tests/e2e/kit/bare-request';
import { keepProven, visitorHeaders } from '@/settings/visitor-proof';
import { frontHere } from './front-here';

const claims = {
  host: 'portal.example',
  'x-forwarded-for': '203.0.113.9, 198.51.100.7',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
  'x-middleware-subrequest': 'proxy',
};

/** What Next is told of a caller who claims all that. */
async function told(TRUST_PROXY: string) {
  const { url } = await frontHere({ TRUST_PROXY });
  const { body } = await bareRequest(`${url}/api/auth/session`, { headers: claims });
  const { headers } = JSON.parse(body);
  const names = Object.keys(claims).filter((name) => name in headers);
  return { ...Object.fromEntries(names.map((name) => [name, headers[name]])) };
}

const believed = (address: string, host: string, proto: string) => ({
  host: 'portal.example',
  'x-forwarded-for': address,
  'x-forwarded-host': host,
  'x-forwarded-proto': proto,
});

test('nobody is believed who is not named', async () => {
  expect(await told('')).toEqual(believed('127.0.0.1', 'portal.example', 'http'));
  expect(await told('10.0.0.0/8')).toEqual(believed('127.0.0.1', 'portal.example', 'http'));
});

test('a proxy that is named says who called, and whom it has it from only if that is named too', async () => {
  const near = believed('198.51.100.7', 'evil.example', 'https');
  expect(await told('127.0.0.1')).toEqual(near);
  expect(await told('loopback')).toEqual(near);
  expect(await told('127.0.0.1/32, 198.51.100.0/24')).toEqual({
    ...near,
    'x-forwarded-for': '203.0.113.9',
  });
});

const secret = 'q7Zk0vXw3LrT9mYb2NcP5hJd8fGs1aQe';
const left = (headers: Record<string, string>, service = 'auth', by = secret) => {
  const all = { ...headers };
  keepProven(all, service, [by]);
  return all['x-forwarded-for'];
};

test('a service believes the address that the portal has proven to it, and no other', () => {
  const said = visitorHeaders('203.0.113.9', 'auth', secret);
  expect(left(said)).toBe('203.0.113.9');
  expect(left(said, 'news')).toBeUndefined();
  expect(left(said, 'auth', secret.toLowerCase())).toBeUndefined();
  expect(left({ ...said, 'x-visitor-address': '203.0.113.8' })).toBeUndefined();
  // What stands between them may add its own.
  for (const added of ['203.0.113.9, 127.0.0.1', '127.0.0.1', '']) {
    expect(left({ ...said, 'x-forwarded-for': added })).toBe('203.0.113.9');
  }
  expect(left({ 'x-forwarded-for': '203.0.113.9' })).toBeUndefined();
});
