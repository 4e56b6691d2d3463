import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvFile, withEnvFile } from '@/launch/env-file';
import { parseSettings, readSettings, settingNames, settingsAsEnvironment } from '@/settings';
import { knownBypassApps } from '@/settings/bypass-apps';
import { startNotes } from '@/settings/start-notes';

const example = readFileSync(join(process.cwd(), '.env.example'), 'utf8');
const random = 'q7Zk0vXw3LrT9mYb2NcP5hJd8fGs1aQe';
const secret = 'a-secret-that-nobody-should-ever-see';

const s3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_REGION: 'ap-southeast-1',
  S3_BUCKET: 'niti-uploads',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: secret,
};

test('nothing set is the demo on this machine', () => {
  const settings = parseSettings({});
  expect(settings).toMatchObject({ mode: 'demo', port: 3000, servicesPort: 4000, demoScale: 1 });
  expect(settings.services.parcel).toBe('http://127.0.0.1:4000/parcel');
  expect(settings.pusher).toBeUndefined();
});

test('.env.example names every setting and stands for the defaults', () => {
  const named = parseEnvFile(example);
  expect(Object.keys(named).sort()).toEqual([...settingNames].sort());
  expect(parseSettings(named)).toEqual(parseSettings({}));
});

test('services that run elsewhere are called there, the others where they listen', () => {
  const { services } = parseSettings({
    SERVICES_PORT: '4100',
    SERVICES_HOST: '10.0.0.5',
    ADMIN_ORDER_API: 'https://orders.example/base/',
  });
  expect(services['admin-order']).toBe('https://orders.example/base');
  expect(services.chat).toBe('http://10.0.0.5:4100/chat');
});

test('proxies are trusted by their addresses alone', () => {
  expect(parseSettings({}).trustProxy).toEqual([]);
  const { trustProxy } = parseSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' });
  expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  // Browsers and `fetch` call neither.
  [{ PORT: '6000' }, 'PORT'],
  [{ SERVICES_PORT: '4190' }, 'SERVICES_PORT'],
  [{ PORT: '4000' }, 'SERVICES_PORT'],
  [{ NITI_MODE: 'test' }, 'NITI_MODE'],
  [{ AUTH_API: 'ftp://x.example' }, 'AUTH_API'],
  [{ DATABASE_URL: `mysql://niti:${secret}@db.example/niti` }, 'DATABASE_URL'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TOKEN_SECRET: secret.slice(0, 31) }, 'TOKEN_SECRET'],
  [{ BYPASS_APPS: `visitors:${secret.slice(0, 31)}` }, 'BYPASS_APPS'],
  [{ BYPASS_APPS: `visitors:${secret},visitors:${secret}` }, 'BYPASS_APPS'],
  [{ BYPASS_APPS: secret }, 'BYPASS_APPS'],
  [{ DEMO_SCALE: 'Infinity' }, 'DEMO_SCALE'],
  [{ FIRST_ADMIN_PASSWORD: secret }, 'FIRST_ADMIN_EMAIL'],
  [{ FIRST_ADMIN_NAME: 'กานดา' }, 'FIRST_ADMIN_NAME'],
  [{ PUSHER_APP_ID: '1', PUSHER_SECRET: secret }, 'PUSHER_KEY'],
  [{ PUSHER_HOST: 'push.example' }, 'PUSHER_HOST'],
  [{ PUSHER_CHANNELS: 'public' }, 'PUSHER_CHANNELS'],
  [
    { PUSHER_APP_ID: '1', PUSHER_KEY: 'k', PUSHER_SECRET: secret, PUSHER_CHANNELS: 'open' },
    'PUSHER_CHANNELS',
  ],
  [{ S3_ENDPOINT: 'https://s3.example', S3_SECRET_ACCESS_KEY: secret }, 'S3_BUCKET'],
  [{ S3_FORCE_PATH_STYLE: 'true' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_BUCKET: 'Not a bucket' }, 'S3_BUCKET'],
  [{ ...s3, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
  [{ SMTP_URL: `smtp://niti:${secret}@mail.example` }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Niti <niti@niti.example>' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'niti@niti.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'not an address' }, 'MAIL_FROM'],
  [{ MENU_BASE_URL: 'javascript:alert(1)' }, 'MENU_BASE_URL'],
  [{ MICROSITES: 'katsan=http://katsan.example' }, 'MICROSITES'],
  [{ MICROSITES: 'katsan=https://a.example,katsan=https://b.example' }, 'MICROSITES'],
  [{ MICROSITES: 'elsewhere=https://elsewhere.example' }, 'MICROSITES'],
  [{ MICROSITES: 'https://katsan.example' }, 'MICROSITES'],
  [{ NITI_MOD: 'production' }, 'NITI_MOD'],
  [{ NITI_PARTS: 'portal,mail' }, 'NITI_PARTS'],
  [{ NITI_PARTS: 'portal,portal' }, 'NITI_PARTS'],
  [{ NITI_PARTS: 'portal' }, 'TOKEN_SECRET'],
  [{ NITI_PARTS: 'services,realtime' }, 'DATABASE_URL'],
  [{ NITI_PARTS: 'queue', DATABASE_URL: 'postgres://db.example/niti' }, 'REALTIME_API'],
  [{ REALTIME_API: 'http://10.0.0.7:4000' }, 'NITI_PARTS'],
  [
    {
      NITI_PARTS: 'services',
      REALTIME_API: 'http://10.0.0.7:4000',
      ...{ PUSHER_APP_ID: '1', PUSHER_KEY: '2', PUSHER_SECRET: '3' },
    },
    'PUSHER_APP_ID',
  ],
  [{ PORT: '3000.5' }, 'PORT'],
  [{ SERVICES_PORT: '0' }, 'SERVICES_PORT'],
  [{ PORTAL_URL: 'niti.example' }, 'PORTAL_URL'],
  [{ DATABASE_URL: 'db.example/niti' }, 'DATABASE_URL'],
  [{ PUSHER_KEY: '1', PUSHER_APP_ID: '1' }, 'PUSHER_SECRET'],
  [{ NITI_MODE: 'production' }, 'PORTAL_URL'],
  [{ NITI_MODE: 'production' }, 'PORTAL_SECRET'],
  [{ NITI_MODE: 'production', PORTAL_SECRET: 'ab'.repeat(20) }, 'PORTAL_SECRET'],
  [{ CARD_KEYS: secret }, 'CARD_KEYS'],
  [{ CARD_KEYS: `a:${secret},a:${secret}` }, 'CARD_KEYS'],
  [{ NITI_MODE: 'production' }, 'CARD_KEYS'],
  [{ NITI_MODE: 'production', CARD_KEYS: `a:${'ab'.repeat(20)}` }, 'CARD_KEYS'],
  [{ NITI_MODE: 'production', CARD_KEYS: `a:${random}`, TOKEN_SECRET: random }, 'CARD_KEYS'],
  [{ NITI_MODE: 'production', PORTAL_SECRET: random }, 'TOKEN_SECRET'],
  [{ NITI_MODE: 'production', TOKEN_SECRET: secret }, 'TOKEN_SECRET'],
  [{ NITI_MODE: 'production', PORTAL_SECRET: random, TOKEN_SECRET: random }, 'TOKEN_SECRET'],
  [{ NITI_MODE: 'production', PORTAL_URL: 'http://niti.example' }, 'PORTAL_URL'],
])('%j is refused by name, without its value', (env, name) => {
  const values = Object.values(env).filter(
    (value) => value.startsWith(secret.slice(0, 20)) || value === random,
  );
  const refusal = expect(() => parseSettings(env));
  refusal.toThrow(new RegExp(`^Settings: [^\\n]*\\b${name}\\b[^\\n]*\\.$`));
  for (const value of values) refusal.not.toThrow(value);
});

test('each part is set alone, with what the others share', () => {
  const secrets = { PORTAL_SECRET: random, TOKEN_SECRET: [...random].reverse().join('') };
  const DATABASE_URL = 'postgres://db.example/niti';
  const REALTIME_API = 'http://10.0.0.7:4000';
  const outside = { PUSHER_APP_ID: '1', PUSHER_KEY: '2', PUSHER_SECRET: '3' };
  const partsOf = (NITI_PARTS: string, more: object) => {
    const { parts } = parseSettings({ ...secrets, NITI_PARTS, ...more });
    return Object.entries(parts).flatMap(([name, isHere]) => (isHere ? [name] : []));
  };
  expect(partsOf('portal', {})).toEqual(['portal']);
  expect(partsOf('services,realtime,queue', {})).toEqual(['services', 'realtime', 'queue']);
  expect(partsOf('realtime', { DATABASE_URL })).toEqual(['realtime']);
  expect(partsOf('queue', { DATABASE_URL, REALTIME_API })).toEqual(['queue']);
  expect(partsOf('services', { DATABASE_URL, ...outside })).toEqual(['services']);
  // Events go outside, so that nothing is left out.
  expect(partsOf('services,queue,portal', outside)).toEqual(['portal', 'services', 'queue']);
  expect(parseSettings({ SERVICES_HOST: '10.0.0.5' }).realtimeAt).toBe('http://10.0.0.5:4000');
});

test('production starts on random secrets and an address over TLS', () => {
  const TOKEN_SECRET = [...random].reverse().join('');
  const PORTAL_URL = 'https://niti.example';
  const CARD_KEYS = `y2026:${random.toUpperCase()},y2025:${random.toLowerCase()}`;
  const secrets = { PORTAL_SECRET: random, TOKEN_SECRET, CARD_KEYS };
  const env = { NITI_MODE: 'production', PORTAL_URL, ...secrets };
  expect(parseSettings(env)).toMatchObject({ mode: 'production', tokenSecret: TOKEN_SECRET });
  expect(Object.keys(parseSettings(env).cardKeys)).toEqual(['y2026', 'y2025']);
});

test('a secret may be followed by those of before, each as good as the first', () => {
  const TOKEN_SECRET = `${[...random].reverse().join('')}, ${random.toUpperCase()}`;
  const { tokenSecret, portalSecret, oldSecrets } = parseSettings({
    ...{ PORTAL_SECRET: random, TOKEN_SECRET },
  });
  expect([portalSecret, oldSecrets.portal]).toEqual([random, []]);
  expect([tokenSecret, oldSecrets.token]).toEqual([
    [...random].reverse().join(''),
    [random.toUpperCase()],
  ]);
  expect(() => parseSettings({ TOKEN_SECRET: `${random},short` })).toThrow(
    /TOKEN_SECRET must have/,
  );
  const production = { NITI_MODE: 'production', PORTAL_URL: 'https://niti.example', TOKEN_SECRET };
  const CARD_KEYS = `y2026:${random.toLowerCase()}`;
  const again = `${random.slice(1)}x,${random.toUpperCase()}`;
  expect(() => parseSettings({ ...production, CARD_KEYS, PORTAL_SECRET: again })).toThrow(/differ/);
  const weak = `${random},${'example'.repeat(8)}`;
  expect(() => parseSettings({ ...production, CARD_KEYS, PORTAL_SECRET: weak })).toThrow(
    /PORTAL_SECRET must be random/,
  );
});

test('a store of the S3 protocol is set as a whole', () => {
  expect(parseSettings({}).s3).toBeUndefined();
  expect(parseSettings(s3).s3).toEqual({
    endpoint: 'https://s3.example',
    region: 'ap-southeast-1',
    bucket: 'niti-uploads',
    accessKeyId: 'AKIA',
    secretAccessKey: secret,
    pathStyle: false,
  });
});

test('apps that may sign people in are read by name, and the demo has one of its own', () => {
  const settings = parseSettings({ BYPASS_APPS: `visitors:${secret}, gate-2:${secret}:x` });
  expect(settings.bypassApps).toEqual({ visitors: secret, 'gate-2': `${secret}:x` });
  const launched = { ...settings, tokenSecret: secret };
  expect(Object.keys(knownBypassApps(launched))).toEqual(['demo', 'visitors', 'gate-2']);
  const inProduction = knownBypassApps({ ...launched, mode: 'production' });
  expect(Object.keys(inProduction)).toEqual(['visitors', 'gate-2']);
});

test('microsites are read by name', () => {
  const { microsites } = parseSettings({
    MICROSITES: 'kms=https://kms.example/a?b=c, smart-home=https://home.example',
  });
  expect(microsites).toEqual({
    kms: 'https://kms.example/a?b=c',
    'smart-home': 'https://home.example',
  });
});

test('every wrong setting is named in the one line', () => {
  const wrong = { PORT: '0', LOG_LEVEL: 'loud', FIRST_ADMIN_EMAIL: 'a@niti.example' };
  expect(() => parseSettings(wrong)).toThrow(/PORT .*LOG_LEVEL .*FIRST_ADMIN_PASSWORD /);
});

test('what the launcher hands over is read back', () => {
  const launched = { ...parseSettings({ SESSION_POLL_SECONDS: '30' }), portalSecret: secret };
  const env = settingsAsEnvironment({ ...launched, tokenSecret: secret });
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  expect(readSettings()).toMatchObject({ sessionPollSeconds: 30, tokenSecret: secret });
});

test('an .env file takes comments, quotes and export', () => {
  const content = `# first\nexport PORT=3100 # counter\nA_URL="http://x/#a"\nB='it # stays'\nC=\n`;
  expect(parseEnvFile(content)).toEqual({
    PORT: '3100',
    A_URL: 'http://x/#a',
    B: 'it # stays',
    C: '',
  });
  expect(() => parseEnvFile('PORT 3100')).toThrow('.env: line 1 is not NAME=value.');
});

test('an .env file that cannot be read is one line', () => {
  // A folder in its place, because root reads every file.
  expect(() => withEnvFile('src', process.env)).toThrow(/^src cannot be read \(EISDIR\)/);
});

test('production is told at its start what it does without', () => {
  const notes = (given: Record<string, string>) =>
    startNotes({ ...parseSettings(given), mode: 'production' }).map((note) => note.slice(0, 30));
  const s3 = {
    ...{ S3_ENDPOINT: 'https://s3.example', S3_REGION: 'th', S3_BUCKET: 'niti' },
    ...{ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  };
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@niti.example' };
  const DATABASE_URL = 'postgres://a@db.example/niti';
  expect(notes({})).toEqual([expect.stringContaining('SMTP_URL')]);
  expect(notes({ ...smtp, DATABASE_URL })).toEqual([expect.stringContaining('Files are kept')]);
  expect(notes({ ...smtp, ...s3, DATABASE_URL })).toEqual([]);
  expect(startNotes(parseSettings({}))).toEqual([]);
});
