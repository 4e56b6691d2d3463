import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { fromJson } from './messages';
import { type App, isSame, md5, signed } from './signing';

/** Bytes of an event's data. */
const mostData = 10 * 1024;
/** Seconds that a caller's clock may differ. */
const clockDrift = 600;

const name = z.string().min(1).max(200);
const channel = z.string().regex(/^#?[\w\-=@,.;]{1,164}$/);
const event = z.object({ name, data: z.string(), socket_id: z.string().max(50).optional() });
const sent = z.union([
  event.extend({ channels: z.array(channel).min(1).max(100) }),
  event.extend({ channel }).transform(({ channel, ...rest }) => ({ ...rest, channels: [channel] })),
]);
const batch = z.object({ batch: z.array(event.extend({ channel })).max(10) });

export type Publish = (
  channel: string,
  event: string,
  data: string,
  causedBy?: string,
) => Promise<void>;

const textOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '');

/** Why a call is not the app's own, or undefined. */
function whyNot(app: App, request: FastifyRequest): string | undefined {
  const [path = '', search] = request.url.split('?', 2);
  const { auth_signature = '', ...given } = Object.fromEntries(new URLSearchParams(search));
  const text = Object.keys(given)
    .sort()
    .map((key) => `${key.toLowerCase()}=${given[key]}`)
    .join('&');
  if (given.auth_key !== app.key) return 'Unknown auth_key';
  if (!isSame(auth_signature, signed(app, `${request.method}\n${path}\n${text}`))) {
    return 'Invalid signature';
  }
  const drift = Math.abs(Number(given.auth_timestamp) - Date.now() / 1000);
  if (!(drift <= clockDrift)) return 'Timestamp expired';
  return given.body_md5 === md5(textOf(request)) ? undefined : 'Invalid body_md5';
}

function refuse(reply: FastifyReply, status: number, why: string) {
  return reply.code(status).type('text/plain').send(`${why}\n`);
}

const tooLong = ({ data }: { data: string }) => Buffer.byteLength(data) > mostData;

/** Serves the calls by which servers send events, as Pusher's own client for servers makes them. */
export const triggerEndpoints =
  (apps: readonly App[], publish: Publish) => async (fastify: FastifyInstance) => {
    // As text: the signature is over the very bytes.
    fastify.removeContentTypeParser('application/json');
    fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    fastify.addHook('preHandler', async (request, reply) => {
      const { id } = request.params as { id: string };
      const app = apps.find(({ appId }) => appId === id);
      const why = app ? whyNot(app, request) : 'Unknown app';
      if (why) return refuse(reply, 401, why);
    });

    fastify.post('/apps/:id/events', { bodyLimit: 4 * mostData }, async (request, reply) => {
      const { data: one } = sent.safeParse(fromJson(textOf(request)));
      if (!one) return refuse(reply, 400, 'Not an event');
      if (tooLong(one)) return refuse(reply, 413, `The data is over ${mostData} bytes`);
      for (const to of one.channels) await publish(to, one.name, one.data, one.socket_id);
      return {};
    });

    fastify.post('/apps/:id/batch_events', { bodyLimit: 20 * mostData }, async (request, reply) => {
      const { data: many } = batch.safeParse(fromJson(textOf(request)));
      if (!many) return refuse(reply, 400, 'Not a batch of at most 10 events');
      if (many.batch.some(tooLong)) return refuse(reply, 413, `Data is over ${mostData} bytes`);
      for (const one of many.batch) await publish(one.channel, one.name, one.data, one.socket_id);
      return {};
    });
  };
