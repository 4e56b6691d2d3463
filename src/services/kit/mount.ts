import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import { type Endpoint, rename, reversed } from '@/contracts/kit/endpoint';
import { wrap } from '@/contracts/kit/envelopes';
import { fieldErrors } from '@/contracts/kit/field-errors';
import type { OutgoingFile } from '@/contracts/kit/files';
import { placeHeader, placeName } from '@/contracts/kit/page-place';
import type { Announce } from '@/services/kit/announce';
import { begun } from '@/services/kit/begun';
import { type Caller, type Callers, ServiceRequest } from '@/services/kit/caller';
import { incomingParts } from '@/services/kit/incoming-files';
import { invalidField, Problem, sayField } from '@/services/kit/problem';
import type { TaskQueue } from '@/services/kit/queue/queue';
import { tellMainAdmin } from '@/services/kit/tell-main-admin';
import { unstorablePath } from '@/services/kit/unstorable';

/** Answers the parsed calls of one endpoint. */
export type Handler<E extends Endpoint> = (
  call: z.output<E['call']>,
  request: ServiceRequest,
) => Promise<z.input<E['reply']>>;

/** One handler for each endpoint of a table, under the same names. */
export type Handlers<Es extends Record<string, Endpoint>> = {
  [Name in keyof Es]: Handler<Es[Name]>;
};

declare module 'fastify' {
  interface FastifyInstance {
    callers: Callers;
    announce: Announce;
    /** What a service asks of a call beside its caller's right; throws to refuse it. */
    alsoAdmit?: (request: FastifyRequest, caller: Caller) => Promise<void>;
    queue: TaskQueue;
  }
}

function parse<S extends ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Problem('INVALID', undefined, fieldErrors(parsed.error.issues, sayField));
}

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Looks at what the contract has let through, which is bounded, and all that a handler sees. */
function refuseUnstorable(...parts: unknown[]): void {
  for (const part of parts) {
    const path = unstorablePath(part);
    if (path !== undefined) throw invalidField(path, 'letters');
  }
}

/** A page of one property must not read or write in another that the session has moved to since. */
function refuseOtherPlace(request: FastifyRequest, propertyId: string | null): void {
  const page = request.headers[placeHeader];
  if (page !== undefined && page !== placeName(propertyId)) throw new Problem('PROPERTY_CHANGED');
}

function admit(request: FastifyRequest, { needs, anyPlace }: Endpoint, caller: Caller): void {
  if (!anyPlace) refuseOtherPlace(request, caller.propertyId);
  if (needs === 'anyone' || needs === 'signed-in') return;
  const any = typeof needs === 'string' ? [needs] : needs;
  if (!any.some((permission) => caller.permissions.has(permission))) {
    throw new Problem('FORBIDDEN');
  }
}

/** Changes nothing, and holds nothing open when its answer is thrown away. */
const isRead = ({ method, envelope }: Endpoint) => method === 'GET' && envelope !== 'file';

/**
 * Runs a call for its caller. A read begins while the caller is confirmed, for who they were at their
 * last call; what it found is thrown away unless they are still the same.
 */
async function forCaller(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
  run: (caller: Caller | null) => Promise<unknown>,
): Promise<unknown> {
  if (endpoint.needs === 'anyone') return run(null);
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Problem('NOT_SIGNED_IN');
  const runAdmitted = async (caller: Caller) => {
    admit(request, endpoint, caller);
    await app.alsoAdmit?.(request, caller);
    return run(caller);
  };
  const before = isRead(endpoint) ? app.callers.remembered(token) : undefined;
  const early = before && runAdmitted(before);
  // Its failure is of no interest where it is thrown away.
  early?.catch(() => {});
  const caller = await app.callers.identify(token);
  return caller === before ? early : runAdmitted(caller);
}

async function sendFile(reply: FastifyReply, file: OutgoingFile) {
  const { content } = file;
  const bytes = content instanceof Uint8Array ? content : Readable.from(await begun(content));
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
      .send(bytes)
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
        const run = async (caller: Caller | null) => {
          const { params } = request;
          const query = rename(request.query, ours);
          const parts = await incomingParts(request);
          const body = rename(parts?.fields ?? request.body ?? undefined, ours);
          const { files } = parts ?? {};
          const call = parse(endpoint.call, { params, query, body, files }) as Parts;
          refuseUnstorable(call.params, call.query, call.body);
          const agent = request.headers['user-agent'] ?? '';
          const known = new ServiceRequest(caller, request.ip, agent, app.announce);
          const result = await handler(call, known);
          if (caller) tellMainAdmin(app.announce, endpoint, caller);
          return result;
        };
        return send(reply, endpoint, await forCaller(app, request, endpoint, run));
      },
    });
  }
}
