import { z } from 'zod';
import { micrositeNames } from '@/contracts/auth/microsites';
import { badPorts } from './bad-ports';
import { keptSettings } from './kept-days';
import { parseMicrosites } from './microsites';
import { parseNamedSecrets } from './named-secrets';
import { allParts, parseParts, partNames, partsAlone } from './parts';
import { parseProxies } from './proxies';

const secretsIn = (text: string) => text.split(',').map((one) => one.trim());
const text = (rule: RegExp, error: string) => z.string().regex(rule, { error });
const whole = (least: number, most: number, why?: string) => {
  const error = `must be a whole number from ${least} to ${most}${why ? ` (${why})` : ''}`;
  const inRange = (n: number) => n >= least && n <= most;
  return text(/^\d{1,9}$/, error)
    .transform(Number)
    .refine(inRange, { error });
};
const factor = z.coerce
  .number({ error: 'must be a number' })
  .refine((n) => n >= 0.01 && n <= 1000, { error: 'must be from 0.01 to 1000' });
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => address.replace(/\/+$/, ''))
  .optional();
const database = z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' });
const mailServer = z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' });
const sender = text(
  /^([^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/,
  'must be an e-mail address, or Name <address>',
);
const host = text(/^[\w.:-]+$/, 'must be a host name or an IP address');
const secret = z.string().min(32, { error: 'must have at least 32 characters' }).optional();
/** The one that counts, and behind it those of before that are still accepted. */
const secrets = z
  .string()
  .transform(secretsIn)
  .refine((all) => all.every((one) => one.length >= 32), {
    error: 'must have at least 32 characters, each of several with commas',
  })
  .optional();
const proxies = z.string().transform((text, ctx) => {
  const parsed = parseProxies(text);
  if (parsed) return parsed;
  const message = 'must be addresses like 10.0.0.4, 10.0.0.0/8 or loopback, with commas';
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const namedSecrets = z.string().transform((text, ctx) => {
  const parsed = parseNamedSecrets(text);
  if (parsed) return parsed;
  const message = 'must be name:secret,... with secrets of at least 32 characters';
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const microsites = z.string().transform((text, ctx) => {
  const parsed = parseMicrosites(text);
  if (parsed) return parsed;
  const message = `must be name=https://..., each name once, of: ${micrositeNames.join(' ')}`;
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const parts = z.string().transform((text, ctx) => {
  const parsed = parseParts(text);
  if (parsed) return parsed;
  const message = `must be some of ${partNames.join(', ')}, with commas, each once`;
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Of made-up people alone: production is refused without keys of its own. */
const demoCardKeys = { demo: 'the numbers of people who are made up' };

const port = whole(1, 65_535).refine((one) => !badPorts.has(one), {
  error: 'must be a port that browsers call: this one they refuse (the Fetch standard’s bad ports)',
});

/** Each setting's rule and default, by its name in the environment and in `.env.example`. */
export const environment = z.object({
  NITI_MODE: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
  NITI_PARTS: parts.default(allParts),
  PORT: port.default(3000),
  HOST: host.default('0.0.0.0'),
  SERVICES_PORT: port.default(4000),
  SERVICES_HOST: host.default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  PORTAL_URL: webAddress,
  TRUST_PROXY: proxies.default([]),
  DATABASE_URL: database.optional(),
  AUTH_API: webAddress,
  ADMIN_ORDER_API: webAddress,
  MASTER_DATA_API: webAddress,
  BANNER_API: webAddress,
  BULLETIN_API: webAddress,
  NEWS_API: webAddress,
  PARCEL_API: webAddress,
  CHAT_API: webAddress,
  UPLOAD_API: webAddress,
  REALTIME_API: webAddress,
  PORTAL_SECRET: secrets,
  TOKEN_SECRET: secrets,
  BYPASS_APPS: namedSecrets.default({}),
  CARD_KEYS: namedSecrets.default(demoCardKeys),
  SESSION_POLL_SECONDS: whole(0, 86_400).default(0),
  DEMO_SCALE: factor.default(1),
  FIRST_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  FIRST_ADMIN_NAME: z.string().max(200, 'must be 200 characters at most').optional(),
  FIRST_ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  PUSHER_APP_ID: z.string().optional(),
  PUSHER_KEY: z.string().optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_CLUSTER: z.string().default('ap1'),
  PUSHER_HOST: host.optional(),
  PUSHER_CHANNELS: z.enum(['private', 'public'], 'must be private or public').default('private'),
  S3_ENDPOINT: webAddress,
  S3_REGION: text(/^[\w-]+$/, 'must be the name of a region').optional(),
  S3_BUCKET: text(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: sender.optional(),
  ACCOUNTING_SOURCE: text(
    /^(https?:\/\/\S+|\/.+)$/,
    'must be an http address or the absolute path of a file',
  ).optional(),
  OMISE_SECRET_KEY: text(
    /^skey_(test_)?[0-9a-z]{10,60}$/,
    'must be a secret key of Omise',
  ).optional(),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('warn'),
  SLOW_CALL_MS: whole(0, 600_000).default(3000),
  SLOW_STATEMENT_MS: whole(0, 600_000).default(1000),
  METRICS_TOKEN: secret,
  ...keptSettings(whole),
  MENU_BASE_URL: text(/^(https?:\/)?\/\S*$/, 'must be an address or a path').default(''),
  MICROSITES: microsites.default({}),
});

export type SettingName = keyof typeof environment.shape;

/** What is set, as text, before any default. */
export type Given = Partial<Record<SettingName, string>>;

type Group = readonly SettingName[];
const pusher: Group = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'];
const s3: Group = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];
const firstAdmin: Group = ['FIRST_ADMIN_EMAIL', 'FIRST_ADMIN_PASSWORD'];
const groups: readonly Group[] = [firstAdmin, pusher, s3, ['SMTP_URL', 'MAIL_FROM']];
/** What means something only beside a group. */
const additions: readonly [SettingName, Group][] = [
  ['FIRST_ADMIN_NAME', firstAdmin],
  ['PUSHER_HOST', pusher],
  ['PUSHER_CHANNELS', pusher],
  ['S3_FORCE_PATH_STYLE', s3],
];
const overTls = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/;

/** Long, and yet found by whoever tries: a few letters over and over, or an example left as it was. */
const isGuessable = (secret: string) =>
  new Set(secret).size < 12 || /secret|change|example|password|default/i.test(secret);

/** Production is never started on secrets that others could have: they are set, random and no two alike. */
function wrongSecrets(given: Given): string[] {
  const names = ['PORTAL_SECRET', 'TOKEN_SECRET'] as const;
  const [ofPortal, ofToken] = names.map((name) => secretsIn(given[name] ?? ''));
  const found = names.flatMap((name) => {
    const secret = given[name];
    if (!secret) return `${name} is required in production`;
    return secretsIn(secret).some(isGuessable) ? `${name} must be random in production` : [];
  });
  const all = [...(ofPortal ?? []), ...(ofToken ?? [])].filter(Boolean);
  if (new Set(all).size < all.length) {
    found.push('PORTAL_SECRET and TOKEN_SECRET must differ in production');
  }
  const { METRICS_TOKEN: metrics } = given;
  if (metrics && isGuessable(metrics)) found.push('METRICS_TOKEN must be random in production');
  const cardKeys = Object.entries(parseNamedSecrets(given.CARD_KEYS ?? '') ?? {});
  if (!given.CARD_KEYS) found.push('CARD_KEYS is required in production');
  for (const [name, secret] of cardKeys) {
    if (isGuessable(secret)) found.push(`CARD_KEYS: ${name} must be random in production`);
    if (all.includes(secret)) {
      found.push(`CARD_KEYS: ${name} must differ from the other secrets in production`);
    }
  }
  return found;
}

/** A key that moves no money would give receipts for nothing, one that does would take it for made-up bills. */
function wrongGateway({ OMISE_SECRET_KEY: key, NITI_MODE: mode = 'demo' }: Given): string[] {
  if (!key) return [];
  const isTest = key.startsWith('skey_test_');
  if (mode === 'production' && isTest)
    return ['OMISE_SECRET_KEY must not be a test key in production'];
  return mode === 'demo' && !isTest ? ['OMISE_SECRET_KEY must be a test key in the demo'] : [];
}

/** What is wrong with settings taken together, one phrase for each; no phrase holds a value. */
export function conflicts(given: Given): string[] {
  const found: string[] = [];
  for (const group of groups) {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) continue;
    found.push(`${missing.join(' and ')} must be set too (${group.join(', ')} go together)`);
  }
  for (const [name, group] of additions) {
    if (given[name] && group.every((one) => given[one] === undefined)) {
      found.push(`${name} needs ${group.join(', ')}`);
    }
  }
  if (Number(given.PORT ?? 3000) === Number(given.SERVICES_PORT ?? 4000)) {
    found.push('PORT and SERVICES_PORT must differ');
  }
  found.push(...partsAlone(given));
  found.push(...wrongGateway(given));
  if (given.NITI_MODE !== 'production') return found;
  if (!given.PORTAL_URL) found.push('PORTAL_URL is required in production');
  else if (!overTls.test(given.PORTAL_URL)) found.push('PORTAL_URL must be https in production');
  return [...found, ...wrongSecrets(given)];
}
