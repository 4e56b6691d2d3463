import { type FastifyInstance, fastify, LogController } from 'fastify';
import { mostOfBodies, openBodies } from '@/http/bodies';
import { readBeforeHangingUp } from '@/http/read-on';
import {
  keepRequestIds,
  requestIdHeader,
  requestIdLogLabel,
  requestIdOf,
  withRequestId,
} from '@/http/request-id';
import { logSlowCalls } from '@/http/slow';
import type { LaunchedSettings } from '@/settings';
import { sayWhoCalled } from './caller';
import { figures, nameOf } from './figures';
import { builtFiles } from './files';
import { health } from './health';
import { type Pages, pages } from './pages';
import { answerHeaders } from './policy';
import { services } from './services';
import { plainUrl } from './targets';

export interface FrontParts {
  settings: LaunchedSettings;
  next: Pages;
  /** What names the build. */
  build: string;
  /** The folder of the scripts and styles of the build; left out in dev, where Next makes them. */
  files?: string;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A request whose end does not come, ms. */
const requestTimeout = 300_000;

/**
 * What stands before Next in the portal's process: says who called, carries calls and sockets to the
 * services, hands out the built files, and gives the rest to the pages. It does not listen yet.
 */
export function buildFront({ settings, next, build, files }: FrontParts): FastifyInstance {
  const app = fastify({
    trustProxy: settings.trustProxy,
    rewriteUrl: ({ url }) => plainUrl(url),
    requestTimeout,
    genReqId: ({ headers }) => requestIdOf(headers),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel }),
    logger: { level: settings.logLevel, stream: process.stderr, mixin: withRequestId },
  });
  // Bodies are read where they are understood.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  keepRequestIds(app);
  logSlowCalls(app, settings.slow.call, nameOf(settings));
  const usual = Object.entries(answerHeaders(settings));
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of usual) reply.raw.setHeader(name, value);
    sayWhoCalled(request);
    reply.raw.setHeader(requestIdHeader, request.id);
    if (methods.includes(request.method)) return;
    return reply.code(405).header('allow', methods.join(', ')).send();
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // Who did not send in time is not waited for.
    if (reply.statusCode !== 408) await readBeforeHangingUp(raw, reply.raw);
  });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode: status = 500 } = error as { statusCode?: number };
    if (status >= 500) request.log.error({ err: error }, 'the front failed');
    // What is left of one that is too long is read: who still sends it would never see the answer.
    if (status === 413) reply.removeHeader('connection');
    reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'Internal Server Error' : '');
  });

  figures(app, settings, build);
  app.register(health(settings));
  app.register(services(settings, next.upgrade));
  if (files) app.register(builtFiles(files));
  const { whole } = openBodies(mostOfBodies, (count) =>
    app.log.warn({ count }, 'bodies did not come whole'),
  );
  app.register(pages(settings, next, !files, whole));
  return app;
}
