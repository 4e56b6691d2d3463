/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { selfSigned } from '@tests/kit/self-signed';
import { certificates } from '@/services/doctor-certificates';
import { why } from '@/services/doctor-findings';
import * as looks from '@/services/doctor-looks';
import { type LaunchedSettings, parseSettings } from '@/settings';

const dataDir = mkdtempSync(join(tmpdir(), 'niti-doctor-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const settings = (env: Record<string, string>): LaunchedSettings => ({
  ...parseSettings(env),
  ...{ dataDir, portalSecret: 'p'.repeat(32), tokenSecret: 't'.repeat(32) },
});

/** What is found of a portal that says this of itself. */
async function portalThatSays(status: number, said: object) {
  const server = createServer((_, answer) => {
    answer.statusCode = status;
    answer.end(JSON.stringify(said));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const found = await looks.portal(settings({ PORTAL_URL: `http://127.0.0.1:${port}` }));
  server.closeAllConnections();
  server.close();
  return found[0];
}

test('a portal is well, to be looked at, or wrong, by what it says of itself', async () => {
  expect(await portalThatSays(200, { status: 'ok' })).toMatchObject({ is: 'ok' });
  const degraded = { status: 'degraded', disk: 'full' };
  expect(await portalThatSays(200, degraded)).toMatchObject({
    is: 'look',
    says: JSON.stringify(degraded),
  });
  const failed = { status: 'failed', queue: 'silent' };
  expect(await portalThatSays(503, failed)).toMatchObject({
    is: 'wrong',
    says: expect.stringContaining('"queue":"silent"'),
  });
});

test('who does not answer is named with the address', async () => {
  const [services] = await looks.services(settings({ SERVICES_PORT: '9100' }));
  expect(services?.is).toBe('wrong');
  expect(services?.says).toMatch(/^http:\/\/127\.0\.0\.1:9100 does not answer \(.*ECONNREFUSED/);
});

test('each https address is asked for its certificate once, and named where it has none', async () => {
  expect(await certificates(settings({}))).toEqual([]);
  const found = await certificates(
    settings({
      ...{ PORTAL_URL: 'https://127.0.0.1:9', PARCEL_API: 'https://127.0.0.1:9/parcel' },
      ...{ NEWS_API: 'https://localhost:9/news', CHAT_API: 'http://127.0.0.1:9/chat' },
    }),
  );
  expect(found.map(({ is, says }) => [is, says.split(': ')[0]])).toEqual([
    ['wrong', '127.0.0.1:9'],
    ['wrong', 'localhost:9'],
  ]);
});

test('of a certificate by an authority that nobody knows it says how to name that', async () => {
  const server = createTlsServer(selfSigned);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [found] = await certificates(settings({ PORTAL_URL: `https://127.0.0.1:${port}` }));
  server.close();
  expect(found).toMatchObject({
    is: 'wrong',
    says: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
  });
});

test('letters that reached nobody are counted, and a mail server that is away is wrong', async () => {
  mkdirSync(join(dataDir, 'outbox'));
  writeFileSync(join(dataDir, 'outbox/1.eml'), '');
  const [letters] = await looks.mail({ ...settings({}), mode: 'production' });
  expect(letters).toMatchObject({ is: 'look', says: expect.stringContaining('1 letters lie in') });
  const away = settings({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@niti.example' });
  await expect(looks.mail(away)).rejects.toThrow('ECONNREFUSED');
});

test('what failed is told by what is beneath it', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:443'), { code: 'X' });
  expect(why(new TypeError('fetch failed', { cause: refused }))).toBe(refused.message);
  const signed = new Error(
    `request to http://a/?auth_signature=1 failed, reason: ${refused.message}`,
  );
  expect(why(Object.assign(new Error('Request failed'), { error: signed }))).toBe(refused.message);
});
