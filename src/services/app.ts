import { createHmac } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import type { Microsites } from '@/contracts/auth/microsites';
import { type KeptDays, usualDays } from '@/contracts/data-care/retention';
import type { ServiceName } from '@/contracts/kit/calls/endpoint';
import { placeName } from '@/contracts/kit/calls/page-place';
import { faringFollows } from '@/contracts/master-data/property-board';
import { mostOfBodies, openBodies } from '@/http/bodies';
import { callOf } from '@/http/metrics/measure-requests';
import { metricsPath } from '@/http/metrics/serve-metrics';
import { readRefusedOn } from '@/http/read-on';
import { keepRequestIds, requestIdHeader, requestIdLogLabel, requestIdOf } from '@/http/request-id';
import { logSlowCalls } from '@/http/slow';
import { adminOrderService, orderReports, orderWork } from '@/services/admin-order';
import {
  accountStart,
  authService,
  callers,
  emailOf,
  propertyAdminHandlers,
  staffDirectory,
  staffSince,
  staffStart,
  standingSessions,
  tokenSigner,
} from '@/services/auth';
import { bannerService } from '@/services/banner';
import { bulletinService } from '@/services/bulletin';
import { chatService } from '@/services/chat';
import { holdings, staffHoldings, takings } from '@/services/data-care';
import { poolOf } from '@/services/db/orm';
import { answerFailures } from '@/services/failures';
import { type Metrics, openFigures } from '@/services/figures';
import { isHealthPath, serveHealth } from '@/services/health';
import { takeBoundedJson } from '@/services/kit/calls/bounded-json';
import { Problem } from '@/services/kit/calls/problem';
import { isUnreachable } from '@/services/kit/database/database-errors';
import { watchDatabase } from '@/services/kit/database/watch';
import { announcer } from '@/services/kit/live/announce';
import { tellingOfProperties } from '@/services/kit/live/tell-main-admin';
import type { LinkSecrets } from '@/services/kit/mail/letter-token';
import { type Outgoing, postOffice } from '@/services/kit/mail/post';
import { taskQueue } from '@/services/kit/queue/queue';
import { advance } from '@/services/kit/records/positions';
import { referenceKinds } from '@/services/kit/references/references';
import { keepNights } from '@/services/kit/retention/keep-nights';
import { type LogStream, logger } from '@/services/log';
import {
  holidayCalendar,
  masterDataService,
  menuEntries,
  places,
  propertySettings,
  unitDirectory,
} from '@/services/master-data';
import { newsHome, newsReports, newsService, newsStart } from '@/services/news';
import { serveOpenApi } from '@/services/openapi/serve';
import {
  parcelHome,
  parcelReports,
  parcelService,
  parcelStart,
  parcelsLateOf,
} from '@/services/parcel';
import {
  authoriseChannel,
  propertyTrigger,
  proveUser,
  realtimeServer,
  triggerBy,
} from '@/services/realtime';
import { logSlowStatements } from '@/services/slow-statements';
import {
  keptFiles,
  tryStore,
  type UploadFolders,
  uploadReceiver,
  uploadService,
} from '@/services/upload';
import { callableHost, type Settings } from '@/settings';
import type { BypassApps } from '@/settings/bypass-apps';
import { allParts, type Parts } from '@/settings/parts';
import { embeddedApp } from '@/settings/realtime-app';
import { keepProven } from '@/settings/visitor-proof';

export interface ServicesDeps {
  db: NodePgDatabase;
  /** Signs the access tokens; at least 32 characters. */
  tokenSecret: string;
  /** What was signed by these, before it, still counts. */
  oldTokenSecrets?: readonly string[];
  mail: Outgoing;
  /** Secrets of the apps that may sign people in, by name. */
  bypassApps?: BypassApps;
  /** Other apps that a property's menu leads to. */
  microsites?: Microsites;
  /** The real-time server to use; left out, the embedded one runs and is used. */
  pusher?: Settings['pusher'];
  /** Where files are kept, and how often the ones that nobody claimed are removed; hourly. */
  uploads: UploadFolders & { collectEveryMs?: number };
  /** How often news that is due is looked for; every five seconds. */
  publishNewsEveryMs?: number;
  /** How often letters to residents that are owed are looked for, and papers by e-mail; every minute. */
  sendLettersEveryMs?: number;
  /**
   * Where invoices are fetched from, and whether payments may be made up; neither where left out. How
   * often payments without an end are looked for; every minute.
   */
  money?: {
    accounting?: string | undefined;
    isDemo: boolean;
    sweepEveryMs?: number;
    /** Omise's secret key and where it answers; without it payments are made up, or not taken. */
    omise?: { secretKey: string; url: string } | undefined;
  };
  /** How often it is looked for reports that are due; every minute. */
  sendReportsEveryMs?: number;
  /** For how many days what is over is kept, how often it is looked for, every ten minutes, and where letters lie. */
  retention?: { days: KeptDays; everyMs?: number; outbox?: string | undefined };
  /** Which of them this process is; the whole where left out. */
  parts?: Pick<Parts, 'services' | 'realtime' | 'queue'>;
  /** Where the real-time part runs, if not here. */
  realtimeAt?: string;
  /** Who may read what is counted here; nobody where left out. */
  metrics?: Metrics | undefined;
  /** `silent` when left out. */
  logLevel?: string;
  /** Standard output when left out. */
  logStream?: LogStream;
  /** From how many ms on a call or a statement is logged; 0, and left out: none. */
  slow?: { call: number; statement: number };
}

// JSON of 200 parcels with notes in Thai is near 600 kB.
const bodyLimit = 1024 * 1024;
/** Until a request is there with all of its body, ms: the largest file at 80 kB a second. */
const requestTimeout = 300_000;
const hourMs = 3_600_000;

/** Where this server itself is called, once it listens. */
function ownAddress(app: FastifyInstance) {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('the services do not listen');
  return { host: `${callableHost(address.address)}:${address.port}`, tls: false };
}

/** Where events are sent: to the part that browsers are connected to. */
function eventsAt(app: FastifyInstance, parts: Pick<Parts, 'realtime'>, realtimeAt = '') {
  if (parts.realtime) return ownAddress(app);
  const { host, protocol } = new URL(realtimeAt);
  return { host, tls: protocol === 'https:' };
}

/** All services in one server that does not listen; nothing in it outlives `close()`. */
export function buildServices(deps: ServicesDeps) {
  const { db, tokenSecret, mail, uploads, pusher, bypassApps = {}, microsites = {} } = deps;
  const { collectEveryMs = hourMs, ...folders } = uploads;
  const { parts = allParts, realtimeAt, oldTokenSecrets = [] } = deps;
  const secrets: LinkSecrets = [tokenSecret, ...oldTokenSecrets];
  const derived = (purpose: string) =>
    secrets.map((secret) =>
      createHmac('sha256', secret).update(purpose).digest('hex'),
    ) as unknown as LinkSecrets;
  /** What is done by the clock is done where the queue is. */
  const clock = (ms: number) => (parts.queue ? ms : Number.POSITIVE_INFINITY);
  const app: FastifyInstance = fastify({
    bodyLimit,
    requestTimeout,
    // Of what a call says of itself only the portal's word is left, see `keepProven`.
    trustProxy: true,
    genReqId: ({ headers }) => requestIdOf(headers),
    logController: new LogController({ requestIdLogLabel }),
    logger: logger(deps.logLevel ?? 'silent', deps.logStream),
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      const problem = new Problem('INVALID');
      reply.code(problem.status).send(problem.body());
    },
  });
  app.server.prependListener('request', ({ headers, url }) => {
    keepProven(headers, url?.split('/')[1] ?? '', secrets);
  });
  keepRequestIds(app);
  const { slow = { call: 0, statement: 0 } } = deps;
  logSlowCalls(app, slow.call, callOf);
  logSlowStatements(app.log, poolOf(db), slow.statement);
  const figures = openFigures({ app, db, parts, metrics: deps.metrics });
  const tokens = tokenSigner(...secrets);
  app.decorate('callers', callers(db, tokens));

  const watch = watchDatabase(db, (isAway) =>
    isAway
      ? app.log.error('the database does not answer')
      : app.log.warn('the database answers again'),
  );
  /** Tells a failure, unless it is the database's absence, which is told once. */
  const failed = (what: string) => (error: unknown) =>
    isUnreachable(error) ? watch.suspect() : app.log.error({ err: error }, what);

  const realtimeApp = pusher ?? embeddedApp(tokenSecret);
  const sendEvent = triggerBy(realtimeApp, () => pusher ?? eventsAt(app, parts, realtimeAt));
  const { announce: announceAlone, stop } = announcer({
    trigger: figures.event(propertyTrigger(sendEvent, pusher?.channels ?? 'proved')),
    advance: async (place) => {
      if (place === placeName(null)) return 0;
      const seq = (await advance(db, [place])).get(place);
      if (seq === undefined) throw new Error('the property took no position');
      return seq;
    },
    failed: failed('an event was not announced'),
  });
  const announce = tellingOfProperties(announceAlone, faringFollows);
  app.decorate('announce', announce);
  const queue = taskQueue({
    ...{ db, announce, works: parts.queue },
    failed: failed('the queue of tasks'),
  });
  app.decorate('queue', queue);
  app.decorate('references', referenceKinds(db));
  app.decorate('mounted', []);
  const post = postOffice({ ...mail, send: figures.letter(mail.send) }, (code) =>
    app.log.warn({ code }, 'an e-mail was not sent'),
  );
  app.addHook('onClose', async () => {
    await queue.stop();
    await Promise.all([stop(), post.settled()]);
    await watch.stop();
  });
  const bodies = openBodies(mostOfBodies, (count) =>
    app.log.warn({ count }, 'bodies did not come whole'),
  );
  takeBoundedJson(app, bodies.whole, bodyLimit);
  readRefusedOn(app);
  if (!pusher && parts.realtime)
    app.register(realtimeServer(secrets.map(embeddedApp), standingSessions(db)));

  app.addHook('onRequest', async ({ url }) => {
    if (watch.isAway() && !isHealthPath(url) && url !== metricsPath)
      throw new Problem('UNAVAILABLE');
    if (!parts.services && /^\/[\w-]+\/api\/v1\//.test(url)) throw new Problem('NOT_FOUND');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  answerFailures(app, { refused: figures.refused, suspect: watch.suspect });

  const ready = serveHealth(app, {
    database: watch.answers,
    queue: queue.state,
    store: () => tryStore(folders),
    realtime: () => sendEvent('health', 'asked', {}),
    folder: folders.incoming,
  });
  figures.serve({ ready, folder: folders.incoming });
  serveOpenApi(app);

  const settingsOf = (propertyId: string) => propertySettings(db).of(propertyId);
  const { days = usualDays, everyMs = 600_000, outbox } = deps.retention ?? {};
  const keeping = { db, folders, received: figures.uploaded };
  const rooms: Partial<Record<ServiceName, FastifyPluginAsync>> = {
    auth: authService({
      db,
      tokens,
      bypassApps,
      microsites,
      menuEntries: () => menuEntries(db),
      proveUser: (socketId, user) => proveUser(realtimeApp, socketId, user),
      authoriseChannel: (socketId, channel) => authoriseChannel(realtimeApp, socketId, channel),
      post,
      care: { holdings: staffHoldings, keptDays: days },
    }),
    'admin-order': adminOrderService({
      db,
      places,
      settingsOf,
    }),
    'master-data': masterDataService({
      db,
      staffOf: staffDirectory(db).of,
      admins: propertyAdminHandlers(db, post),
      post,
      emailOf: emailOf(db),
      stopSecrets: derived('report letters'),
      linkSecrets: derived('papers by e-mail'),
      sendReportsEveryMs: clock(deps.sendReportsEveryMs ?? 60_000),
      sendLettersEveryMs: clock(deps.sendLettersEveryMs ?? 60_000),
      holdings,
      filesOf: keptFiles({ db, folders }),
      keptDays: days,
      board: {
        morning: (one) => {
          const counter = parcelHome({ db: one, settingsOf: propertySettings(one).of });
          const news = newsHome(one);
          const work = [...counter.work, ...news.work, ...orderWork(one)];
          return { parcels: counter.board, news: news.board, work };
        },
        parcelsLate: parcelsLateOf,
        staffSince,
      },
      start: { property: [staffStart, newsStart, parcelStart], platform: [accountStart] },
      reports: [
        ...parcelReports({ db, settingsOf }),
        ...newsReports({ db, people: staffDirectory(db) }),
        ...orderReports({ db }),
      ],
      holdersOf: (tx, ...of) => staffDirectory(tx).holding(...of),
      accounting: deps.money?.accounting,
      isDemo: deps.money?.isDemo ?? false,
      sweepEveryMs: clock(deps.money?.sweepEveryMs ?? 60_000),
      omise: deps.money?.omise,
      portalUrl: mail.portalUrl,
      ownUrl: () => `http://${ownAddress(app).host}`,
      gatewaySecret: derived('payment gateway')[0],
    }),
    banner: bannerService({ db }),
    bulletin: bulletinService({ db }),
    news: newsService({
      db,
      people: staffDirectory(db),
      publishEveryMs: clock(deps.publishNewsEveryMs ?? 5000),
    }),
    parcel: parcelService({
      db,
      units: unitDirectory(db),
      settingsOf,
      isHoliday: holidayCalendar(db).isHoliday,
      emailsOf: unitDirectory(db).emails,
      post,
      remindEveryMs: clock(hourMs),
      sendLettersEveryMs: clock(deps.sendLettersEveryMs ?? 60_000),
    }),
    chat: chatService({
      db,
      receive: uploadReceiver(keeping),
      chatSessionOf: (chatToken) =>
        tokens.read(chatToken, 'chat').then(
          ({ sessionId }) => sessionId,
          () => undefined,
        ),
    }),
    upload: uploadService({ ...keeping, collectEveryMs: clock(collectEveryMs) }),
  };
  keepNights(app, {
    ...{ db, days, everyMs: clock(everyMs), failed: failed('what is over was not taken away') },
    takings: takings(outbox),
  });
  for (const [name, room] of Object.entries(rooms)) {
    app.register(room, { prefix: `/${name}/api/v1` });
  }
  return app;
}
