import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildLauncher, freePorts, startLauncher } from './built-launcher';

// Each start is three processes; a busy machine takes its time.
jest.setTimeout(30_000);

const folder = buildLauncher();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const launched = async (settings: Record<string, string>) => {
  const ports = await freePorts();
  return startLauncher(folder, { ...ports, HOST: '127.0.0.1', ...settings });
};
const refusal = async (settings: Record<string, string>) => (await launched(settings)).ended;

const answers = async (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

test('wrong settings are one line that names them, without their values', async () => {
  const { code, errors } = await refusal({
    DEMO_SCALE: 'big',
    TOKEN_SECRET: 'too-short-to-be-one',
  });
  expect(code).toBe(1);
  expect(errors).toMatch(/^Settings: [^\n]*TOKEN_SECRET[^\n]*DEMO_SCALE[^\n]*\n$/);
  expect(errors).not.toContain('too-short');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ NITI_MODE: 'prod' }, 'NITI_MODE'],
  [{ NITI_MOD: 'production' }, 'NITI_MOD'],
  [{ PARCEL_API: 'parcels.example' }, 'PARCEL_API'],
  [{ PUSHER_APP_ID: '1', PUSHER_KEY: '1' }, 'PUSHER_SECRET'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ NITI_MODE: 'production', PORTAL_URL: 'https://niti.example' }, 'TOKEN_SECRET'],
])('%j stops the start', async (settings, name) => {
  const { code, errors } = await refusal(settings as Record<string, string>);
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^Settings: [^\\n]*\\b${name}\\b[^\\n]*\\n$`));
});

test.each(['PORT', 'SERVICES_PORT'])('a taken %s is one line that names it', async (name) => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, errors } = await refusal({ [name]: port });
  holder.close();
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^Port ${port} \\(${name}\\) [^\\n]*\\n$`));
});

test('a first start without its first admin is one line, before anything is built', async () => {
  const secret = (letter: string) =>
    Buffer.from(`${letter} q7Zk0vXw3LrT9mYb2NcP5hJd8fGs1aQe`).toString('hex');
  const { code, errors } = await refusal({
    ...{ NITI_MODE: 'production', PORTAL_URL: 'https://niti.example' },
    ...{ PORTAL_SECRET: secret('P'), TOKEN_SECRET: secret('T'), CARD_KEYS: `y2026:${secret('C')}` },
    DATA_DIR: join(folder, 'nothing-yet'),
  });
  expect(code).toBe(1);
  expect(errors).toMatch(/^There is no account yet: [^\n]*FIRST_ADMIN_EMAIL[^\n]*\n$/);
});

test('a data folder that cannot be written is one line', async () => {
  const { code, errors } = await refusal({ DATA_DIR: 'dist/launch.js/data' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^DATA_DIR: [^\n]*\n$/);
});

test('what the services say when they cannot start is all that is said', async () => {
  const { code, errors } = await refusal({ FATAL: 'services' });
  expect(code).toBe(1);
  expect(errors.replace('portal closed\n', '')).toBe('The services are locked.\n');
});

test('it tells where to sign in, keeps its secrets, and stops both when asked', async () => {
  const started = await launched({});
  expect(await started.ready()).toMatch(
    /ready: http:\/\/127\.0\.0\.1:\d+\/login\n(.*\n)*.*admin@niti/,
  );
  const file = join(folder, '.data/secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const secrets = readFileSync(file, 'utf8');
  started.child.kill('SIGTERM');
  const { code, errors } = await started.ended;
  expect(code).toBe(0);
  expect(errors.trim().split('\n').sort()).toEqual(['portal closed', 'services closed']);

  const again = await launched({});
  await again.ready();
  expect(readFileSync(file, 'utf8')).toBe(secrets);
  again.child.kill('SIGINT');
  expect(await again.ended).toMatchObject({ code: 0 });
});

test.each([
  ['portal', 'services'],
  ['services,realtime,queue', 'portal'],
])('NITI_PARTS=%s starts no %s', async (NITI_PARTS, other) => {
  const secrets = { PORTAL_SECRET: 'p'.repeat(32), TOKEN_SECRET: 't'.repeat(32) };
  const started = await launched({ NITI_PARTS, ...secrets });
  await started.ready();
  started.child.kill('SIGTERM');
  const { code, errors } = await started.ended;
  expect(code).toBe(0);
  expect(errors).not.toContain(other);
});

test('nothing outlives a launcher that was killed', async () => {
  const ports = await freePorts();
  const started = startLauncher(folder, { ...ports, HOST: '127.0.0.1' });
  await started.ready();
  started.child.kill('SIGKILL');
  await started.ended;
  for (const port of Object.values(ports)) {
    for (let tries = 0; tries < 50 && (await answers(port)); tries += 1) await pause(100);
    expect(await answers(port)).toBe(false);
  }
});

test('nor does a tool: who runs it again finds nobody at work', async () => {
  const { PORT } = await freePorts();
  const works = `createServer((_, reply) => reply.end()).listen(${PORT}, '127.0.0.1', () => console.log('Ctrl-C'));`;
  writeFileSync(
    join(folder, 'dist/move.js'),
    `import { createServer } from 'node:http';\n${works}`,
  );
  const started = startLauncher(folder, {}, 'move');
  await started.ready();
  started.child.kill('SIGKILL');
  for (let tries = 0; tries < 100 && (await answers(PORT)); tries += 1) await pause(100);
  expect(await answers(PORT)).toBe(false);
});
