import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TakeWhole } from '@/http/bodies';
import { sentElsewhere } from '@/portal/app/gate';
import type { LaunchedSettings } from '@/settings';
import { pageHeaders, pagePolicy } from './policy';

/** Next, which answers what is a page. */
export interface Pages {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Its own sockets in dev, by which a page is told that it was changed. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The longest body of what NextAuth takes. */
const mostBytes = 1024 * 1024;

/**
 * Bodies that Next is given are read before it is asked: it would hold as many as come, for as long as they
 * take. Others than NextAuth's are refused, and a call that has none leaves it nothing to read.
 */
function takeBodies(app: FastifyInstance, whole: TakeWhole): void {
  const kinds = { 'application/json': JSON.parse, 'application/x-www-form-urlencoded': parse };
  app.removeAllContentTypeParsers();
  for (const [kind, read] of Object.entries(kinds)) {
    app.addContentTypeParser(kind, async (_request: FastifyRequest, body: IncomingMessage) => {
      const text = (await whole(body, mostBytes)).toString();
      try {
        return read(text);
      } catch {
        throw Object.assign(new Error('the body is not what it says'), { statusCode: 400 });
      }
    });
  }
  app.addHook('preHandler', async ({ raw, body }) => void Object.assign(raw, { body: body ?? {} }));
}

/** What is no page: it is for everyone, or knows by itself who asks. */
const open = /^\/(api\/|locales\/)/;
const openInDev = /^\/(api\/|locales\/|_next\/|__nextjs)/;

/** The pages behind their gate, each under a policy of its own. */
export const pages =
  (settings: LaunchedSettings, next: Pages, dev: boolean, whole: TakeWhole) =>
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ headers }, reply) => {
      if (Number(headers['content-length']) > mostBytes) return reply.code(413).send();
    });
    // In dev Next's own tools read theirs.
    if (!dev) takeBodies(app, whole);
    const ungated = dev ? openInDev : open;
    const policy = pagePolicy(settings, dev);
    app.all('/*', async ({ raw, url }, reply) => {
      const [pathname = '/'] = url.split('?', 1);
      if (!ungated.test(pathname)) {
        const search = url.slice(pathname.length);
        const elsewhere = await sentElsewhere(pathname, search, raw.headers.cookie);
        if (elsewhere) return reply.redirect(elsewhere);
      }
      for (const [name, value] of pageHeaders(pathname)) reply.raw.setHeader(name, value);
      // Next reads the nonce for its scripts from the request.
      raw.headers['content-security-policy'] = policy();
      reply.raw.setHeader('content-security-policy', raw.headers['content-security-policy']);
      await next.answer(raw, reply.raw);
    });
  };
