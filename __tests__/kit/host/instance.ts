import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherApps } from '@tests/kit/other-apps';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import { buildServices } from '@/services/app';
import type { Database } from '@/services/db/database';
import { everySoOften } from '@/services/kit/every-so-often';
import { outboxMail } from '@/services/kit/mail/post';
import { publishDueNews } from '@/services/news';
import { openLocalStore } from '@/services/upload';
import { knownBypassApps } from '@/settings/bypass-apps';
import type { Source } from './template';

const hourMs = 3_600_000;
/** What the services do by the clock: often enough to be waited for, or not while a file's tests run. */
const clocks = {
  soon: { lookMs: 600, sweepMs: 300 },
  never: { lookMs: hourMs, sweepMs: hourMs },
};

export interface InstanceOptions {
  /** Looks all the time for news that is due, files that nobody holds and payments without an end. */
  timers?: boolean;
  /** Where a small Omise answers, by which payments are made then. */
  omise?: string;
  /** By which what they count may be read. */
  metricsToken?: string;
  /** Logs all that there is to log, and every call and statement as a slow one. */
  logs?: boolean;
}

/** The records of one kind that calls name. */
export interface NamedKind {
  table: string;
  /** A field's error. */
  unknown: string;
  /** What a whole call is refused with in its place. */
  refusal?: string;
}

/** Running services over a database of their own. */
export interface Instance {
  id: string;
  url: string;
  tokenSecret: string;
  /** The folder of the e-mails that they sent. */
  outbox: string;
  /** The folder of the files that they keep. */
  uploads: string;
  /** The file that invoices are fetched from; there is none at first. */
  accounting: string;
  /** What they serve, each as `GET /path`. */
  routes: readonly string[];
  /** Of the records that calls name: where each kind lies, and what is said of one that may not be named. */
  kinds: Readonly<Record<ReferenceKind, NamedKind>>;
  /** The lines of their log, where `logs` asks for them. */
  log: readonly string[];
  database: Database;
  stop(): Promise<void>;
}

/** A screen in jsdom has another origin than the services; a browser reaches them by the portal's. */
function allowOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*');
    reply.header('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return reply.code(204).send();
  });
}

/** The list of what a server serves, which fills while it starts. */
function noteRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // Whoever serves GET serves HEAD.
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  return routes;
}

/** The kinds of records that calls name, which fill while it starts. */
function noteKinds({ references }: FastifyInstance): Instance['kinds'] {
  const kinds: Record<string, NamedKind> = {};
  const { serve } = references;
  references.serve = (served) => {
    serve(served);
    for (const [kind, { table, unknown = 'unknownRecord', refusal }] of Object.entries(served)) {
      kinds[kind] = { table: getTableName(table), unknown, ...(refusal && { refusal }) };
    }
  };
  return kinds as Instance['kinds'];
}

/** Starts the product's services on a free port over a fresh copy of the template. */
export async function startInstance(
  source: Source,
  { timers = false, omise: omiseUrl, metricsToken, logs }: InstanceOptions = {},
): Promise<Instance> {
  const { lookMs, sweepMs } = timers ? clocks.soon : clocks.never;
  const { database, drop } = await source.copy();
  const tokenSecret = randomUUID().repeat(2);
  const outbox = await mkdtemp(join(tmpdir(), 'niti-outbox-'));
  const mail = { send: outboxMail(outbox), portalUrl: 'https://niti.example', delivers: false };
  const bypassApps = knownBypassApps({ mode: 'demo', tokenSecret, bypassApps: otherApps });
  const uploads = await mkdtemp(join(tmpdir(), 'niti-uploads-'));
  const accounting = `${outbox}.accounting.json`;
  const omise = omiseUrl ? { secretKey: 'skey_test_5wx0000000000000', url: omiseUrl } : undefined;
  const log: string[] = [];
  const app = buildServices({
    db: database.orm,
    tokenSecret,
    mail,
    bypassApps,
    uploads: { ...(await openLocalStore(uploads)), collectEveryMs: lookMs },
    publishNewsEveryMs: lookMs,
    // Tests send them by hand; the timer would be at it in between.
    sendLettersEveryMs: hourMs,
    sendReportsEveryMs: hourMs,
    money: { isDemo: true, accounting, omise, sweepEveryMs: sweepMs },
    metrics: metricsToken ? { token: metricsToken, build: 'tests', outbox } : undefined,
    ...(logs
      ? { logLevel: 'trace', logStream: { write: (line) => void log.push(line) } }
      : { logLevel: 'error' }),
    ...(logs && { slow: { call: 0.001, statement: 0.001 } }),
  });
  // A second process, at the same database, looks for due news too.
  const rival = everySoOften(
    lookMs - 30,
    () => publishDueNews(database.orm, app.announce),
    () => {},
  );
  allowOrigins(app);
  const routes = noteRoutes(app);
  const kinds = noteKinds(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    id: randomUUID(),
    url,
    tokenSecret,
    outbox,
    uploads,
    accounting,
    routes,
    kinds,
    log,
    database,
    async stop() {
      await rival.stop();
      await app.close();
      await database.close();
      await drop();
      await rm(accounting, { force: true });
      await rm(outbox, { recursive: true, force: true });
      await rm(uploads, { recursive: true, force: true });
    },
  };
}
