import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sentElsewhere } from '@/portal/app/gate';
import type { LaunchedSettings } from '@/settings';
import { pageHeaders, pagePolicy } from './policy';

/** Next, which answers what is a page. */
export interface Pages {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Its own sockets in dev, by which a page is told that it was changed. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The longest body of what NextAuth takes; Next itself refuses one whose length is not told. */
const mostBytes = 1024 * 1024;

/** What is no page: it is for everyone, or knows by itself who asks. */
const open = /^\/(api\/|locales\/|icon\.svg$)/;
const openInDev = /^\/(api\/|locales\/|icon\.svg$|_next\/|__nextjs)/;

/** The pages behind their gate, each under a policy of its own. */
export const pages =
  (settings: LaunchedSettings, next: Pages, dev: boolean) => async (app: FastifyInstance) => {
    const ungated = dev ? openInDev : open;
    const policy = pagePolicy(settings, dev);
    app.all('/*', async ({ raw, url }, reply) => {
      const [pathname = '/'] = url.split('?', 1);
      if (Number(raw.headers['content-length']) > mostBytes) return reply.code(413).send();
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
