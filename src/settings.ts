import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import { conflicts, environment, type Given, type SettingName } from '@/settings/environment';
import { keptDaysIn } from '@/settings/kept-days';
import { embeddedApp, type RealtimeApp } from '@/settings/realtime-app';
import { visitorHeaders } from '@/settings/visitor-proof';

/** The settings are wrong; the message is one line that names each of them and tells no value. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}

/** Every setting's name in the environment. */
export const settingNames = Object.keys(environment.shape) as SettingName[];

/** The whole product's settings, parsed. */
export type Settings = ReturnType<typeof parseSettings>;

/** The settings of a running product: what was not given has been made. */
export type LaunchedSettings = Settings & { portalSecret: string; tokenSecret: string };

/** The app that real-time events go through: an outside server's, else the embedded one's. */
export const realtimeApp = (settings: LaunchedSettings): RealtimeApp =>
  settings.pusher ?? embeddedApp(settings.tokenSecret);

/** The headers by which the portal says to a service whom it calls for; ours believe nobody else. */
export const onBehalfOf = (
  address: string,
  service: ServiceName,
  { tokenSecret }: Pick<LaunchedSettings, 'tokenSecret'>,
) => visitorHeaders(address, service, tokenSecret);

/** The host to call a server by, given the one that it listens on. */
export function callableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The address that people use the portal by. */
export const publicAddress = ({ portalUrl, port }: Settings): string =>
  portalUrl ?? `http://localhost:${port}`;

/** Nothing listens in on the way to this machine itself. */
const isHere = (host = '') => /^(localhost|127\.0\.0\.1)(:|$)/.test(host);

const firstAdminOf = (email?: string, password?: string, name = 'ผู้ดูแลระบบ') =>
  email && password ? { email, password, name } : undefined;

/** Parses the whole product's settings; an empty value counts as not set. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>) {
  const given: Given = {};
  for (const name of settingNames) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const { data, error } = environment.safeParse(given);
  const wrong = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  wrong.push(...conflicts(given));
  // A name of ours with a slip in it would leave its default in force unnoticed.
  const unknown = (name: string) => name.startsWith('NITI_') && !(name in environment.shape);
  wrong.push(
    ...Object.keys(env)
      .filter(unknown)
      .map((name) => `${name} is not a setting`),
  );
  if (!data || wrong.length > 0) throw new SettingsProblem(`Settings: ${wrong.join('; ')}.`);

  const embedded = `http://${callableHost(data.SERVICES_HOST)}:${data.SERVICES_PORT}`;
  const elsewhere = {
    auth: data.AUTH_API,
    'admin-order': data.ADMIN_ORDER_API,
    'master-data': data.MASTER_DATA_API,
    banner: data.BANNER_API,
    bulletin: data.BULLETIN_API,
    news: data.NEWS_API,
    parcel: data.PARCEL_API,
    chat: data.CHAT_API,
    upload: data.UPLOAD_API,
  } satisfies Record<ServiceName, string | undefined>;
  return {
    mode: data.NITI_MODE,
    /** What runs here of the product. */
    parts: data.NITI_PARTS,
    port: data.PORT,
    host: data.HOST,
    servicesPort: data.SERVICES_PORT,
    servicesHost: data.SERVICES_HOST,
    /** As given; the launcher makes it absolute. */
    dataDir: data.DATA_DIR,
    /** Addresses of the proxies whose word on who called is believed. */
    trustProxy: data.TRUST_PROXY,
    /** The address that people use, without a slash at its end. */
    portalUrl: data.PORTAL_URL,
    /** Not set: the embedded database in `dataDir`. */
    databaseUrl: data.DATABASE_URL,
    /** Each service's address; calls are below its `/api/v1`. */
    services: Object.fromEntries(
      serviceNames.map((name) => [name, elsewhere[name] ?? `${embedded}/${name}`]),
    ) as Record<ServiceName, string>,
    /** Where the embedded services are called. */
    servicesAt: embedded,
    /** Where the embedded real-time server is called. */
    realtimeAt: data.REALTIME_API ?? embedded,
    /** Seals the portal's session cookie. */
    portalSecret: data.PORTAL_SECRET?.[0],
    /** Signs access tokens. */
    tokenSecret: data.TOKEN_SECRET?.[0],
    /** Those of before, by which nothing is sealed or signed any more, and what was still counts. */
    oldSecrets: {
      portal: data.PORTAL_SECRET?.slice(1) ?? [],
      token: data.TOKEN_SECRET?.slice(1) ?? [],
    },
    /** Secrets of the apps that may sign people in here, by name. */
    bypassApps: data.BYPASS_APPS,
    /** By their ids, the secrets that the numbers of people's cards are sealed by: the first seals, all open. */
    cardKeys: data.CARD_KEYS,
    /** How often an open page reads its session again, seconds; 0 for never. */
    sessionPollSeconds: data.SESSION_POLL_SECONDS,
    /** Size of the demo data, as a factor. */
    demoScale: data.DEMO_SCALE,
    firstAdmin: firstAdminOf(
      data.FIRST_ADMIN_EMAIL,
      data.FIRST_ADMIN_PASSWORD,
      data.FIRST_ADMIN_NAME,
    ),
    /** Not set: the embedded real-time server. */
    pusher:
      data.PUSHER_APP_ID && data.PUSHER_KEY && data.PUSHER_SECRET
        ? {
            appId: data.PUSHER_APP_ID,
            key: data.PUSHER_KEY,
            secret: data.PUSHER_SECRET,
            cluster: data.PUSHER_CLUSTER,
            /** With a port, where it is not the usual one. */
            host: data.PUSHER_HOST,
            tls: !isHere(data.PUSHER_HOST),
            /** Whether a property's channel opens to who is authorised alone. */
            channels: data.PUSHER_CHANNELS,
          }
        : undefined,
    /** Not set: letters are put into a folder below `dataDir`. */
    smtp:
      data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    /** Not set: invoices are fetched from nowhere, in the demo from one that is made up. */
    accountingSource: data.ACCOUNTING_SOURCE,
    /** Not set: payments are made up in the demo, and not taken in production. */
    omise: data.OMISE_SECRET_KEY
      ? { secretKey: data.OMISE_SECRET_KEY, url: 'https://api.omise.co' }
      : undefined,
    /** Not set: uploads are kept in a folder below `dataDir`. */
    s3:
      data.S3_ENDPOINT &&
      data.S3_REGION &&
      data.S3_BUCKET &&
      data.S3_ACCESS_KEY_ID &&
      data.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: data.S3_ENDPOINT,
            region: data.S3_REGION,
            bucket: data.S3_BUCKET,
            accessKeyId: data.S3_ACCESS_KEY_ID,
            secretAccessKey: data.S3_SECRET_ACCESS_KEY,
            /** The bucket's name stands in the path, not in the host's name. */
            pathStyle: data.S3_FORCE_PATH_STYLE === 'true',
          }
        : undefined,
    logLevel: data.LOG_LEVEL,
    /** From how many ms on a call or a statement is logged; 0 for none. */
    slow: { call: data.SLOW_CALL_MS, statement: data.SLOW_STATEMENT_MS },
    /** By which `/metrics` is read; not set: there is none. */
    metricsToken: data.METRICS_TOKEN,
    /** For how many days what is over is kept. */
    keptDays: keptDaysIn(data),
    /** Prefix of menu links that are not the portal's own. */
    menuBaseUrl: data.MENU_BASE_URL,
    /** Other apps that a property's menu leads to. */
    microsites: data.MICROSITES,
  };
}

/** The variable by which the launcher hands the parsed settings to its processes. */
const handedOver = 'NITI_SETTINGS';

/** The environment that makes `readSettings` answer with these settings in another process. */
export const settingsAsEnvironment = (settings: LaunchedSettings) => ({
  [handedOver]: JSON.stringify(settings),
});

let read: { from: string; settings: LaunchedSettings } | undefined;

/** The settings that the launcher parsed; throws a SettingsProblem in a process it did not start. */
export function readSettings(): LaunchedSettings {
  const from = process.env[handedOver];
  if (!from) throw new SettingsProblem('Settings: none were handed over; start with `npm start`.');
  if (read?.from !== from) read = { from, settings: JSON.parse(from) as LaunchedSettings };
  return read.settings;
}
