import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import { type Endpoint, rename, reversed } from '@/contracts/kit/endpoint';
import { wrap } from '@/contracts/kit/envelopes';
import { fieldErrors } from '@/contracts/kit/field-errors';
import type { OutgoingFile } from '@/contracts/kit/files';
import { placeHeader, placeName } from '@/contracts/kit/page-place';
import type { Announce } from '@/services/kit/announce';
import { type Identify, ServiceRequest } from '@/services/kit/caller';
import { incomingFiles } from '@/services/kit/incoming-files';
import { Problem, sayField } from '@/services/kit/problem';

type Handler<E extends Endpoint> = (
  call: z.output<E['call']>,
  request: ServiceRequest,
) => Promise<z.input<E['reply']>>;

/** One handler for each endpoint of a table, under the same names. */
export type Handlers<Es extends Record<string, Endpoint>> = {
  [Name in keyof Es]: Handler<Es[Name]>;
};

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify;
    announce: Announce;
  }
}

function parse<S extends ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Problem('INVALID', undefined, fieldErrors(parsed.error.issues, sayField));
}

/** A page of one property must not read or write in another that the session has moved to since. */
function refuseOtherPlace(request: FastifyRequest, propertyId: string | null): void {
  const page = request.headers[placeHeader];
  if (page !== undefined && page !== placeName(propertyId)) throw new Problem('PROPERTY_CHANGED');
}

async function knownCaller(
  app: FastifyInstance,
  request: FastifyRequest,
  { needs, anyPlace }: Endpoint,
) {
  if (needs === 'anyone') return null;
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Problem('NOT_SIGNED_IN');
  const caller = await app.identify(token);
  if (!anyPlace) refuseOtherPlace(request, caller.propertyId);
  if (needs === 'signed-in') return caller;
  const any = typeof needs === 'string' ? [needs] : needs;
  if (!any.some((permission) => caller.permissions.has(permission))) throw new Problem('FORBIDDEN');
  return caller;
}

function sendFile(reply: FastifyReply, file: OutgoingFile) {
  const name = encodeURIComponent(file.name);
  const disposition = file.inline ? 'inline' : 'attachment';
  return (
    reply
      .type(file.type)
      .headers(file.rowCount === undefined ? {} : { 'x-row-count': file.rowCount })
      .header('content-disposition', `${disposition}; filename*=UTF-8''${name}`)
      // Whatever the bytes turn out to be, a browser neither guesses at them nor runs them.
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', file.cacheControl ?? 'no-store')
      .send(file.content instanceof Uint8Array ? file.content : Readable.from(file.content))
  );
}

function send(reply: FastifyReply, endpoint: Endpoint, result: unknown) {
  if (endpoint.envelope === 'file') {
    return sendFile(reply, result as OutgoingFile);
  }
  // Parsed on the way out too, so that no column leaks that the contract does not name.
  return reply.send(wrap(endpoint.envelope, endpoint.reply.parse(result)));
}

/** Serves a table of endpoints: identifies the caller, checks `needs`, parses both ways, wraps. */
export function mount<Es extends Record<string, Endpoint>>(
  app: FastifyInstance,
  endpoints: Es,
  handlers: NoInfer<Handlers<Es>>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name] as Handler<Endpoint>;
    const ours = reversed(endpoint.wire);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const caller = await knownCaller(app, request, endpoint);
        const call = parse(endpoint.call, {
          params: request.params,
          query: rename(request.query, ours),
          body: rename(request.body ?? undefined, ours),
          files: incomingFiles(request),
        });
        const agent = request.headers['user-agent'] ?? '';
        const known = new ServiceRequest(caller, request.ip, agent, app.announce);
        return send(reply, endpoint, await handler(call, known));
      },
    });
  }
}
