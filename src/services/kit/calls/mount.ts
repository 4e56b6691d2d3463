import type { FastifyInstance } from 'fastify';
import type { ZodType, z } from 'zod';
import { type Endpoint, rename, reversed } from '@/contracts/kit/calls/endpoint';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { namedIn, referencesIn } from '@/contracts/kit/references/references-in';
import { forCaller } from '@/services/kit/calls/admit';
import { type Caller, type Callers, ServiceRequest } from '@/services/kit/calls/caller';
import { incomingParts } from '@/services/kit/calls/incoming-files';
import { invalidField, Problem, sayField } from '@/services/kit/calls/problem';
import { sendReply } from '@/services/kit/calls/send-reply';
import { unstorablePath } from '@/services/kit/calls/unstorable';
import type { Announce } from '@/services/kit/live/announce';
import { tellMainAdmin } from '@/services/kit/live/tell-main-admin';
import type { TaskQueue } from '@/services/kit/queue/queue';
import type { References } from '@/services/kit/references/references';

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
    references: References;
    /** Every call that is served, as it is declared. */
    mounted: Endpoint[];
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

/** Reads are narrowed by the records that they name: another place's leave nothing of them. */
const namedBy = ({ method, envelope, call }: Endpoint) =>
  method === 'GET' || envelope === 'file' ? [] : referencesIn(call);

/**
 * Serves a table of endpoints: identifies the caller, checks `needs`, parses both ways, wraps. No write
 * comes to its handler that names a record which its caller may not name.
 */
export function mount<Es extends Record<string, Endpoint>>(
  app: FastifyInstance,
  endpoints: Es,
  handlers: NoInfer<Handlers<Es>>,
): void {
  const kinds = Object.values(endpoints).flatMap((one) => namedBy(one).map(({ kind }) => kind));
  if (kinds.length > 0) app.addHook('onReady', async () => app.references.requireOwners(kinds));
  app.mounted.push(...Object.values(endpoints));
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name] as Handler<Endpoint>;
    const ours = reversed(endpoint.wire);
    const named = namedBy(endpoint);
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
          const known = new ServiceRequest(caller, request.ip, agent, app);
          const records = namedIn(call, named);
          if (records.length > 0) await app.references.refuseUnknown(known, records);
          const result = await handler(call, known);
          if (caller) tellMainAdmin(app.announce, endpoint, caller);
          return result;
        };
        return sendReply(reply, endpoint, await forCaller(app, request, endpoint, run));
      },
    });
  }
}
