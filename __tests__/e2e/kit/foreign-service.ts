import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answerMinimally, asked } from '@tests/kit/minimal-service';
import { declared } from '@tests/services/app/declared';
import * as z from 'zod';
import type { Endpoint, ServiceName } from '@/contracts/kit/calls/endpoint';
import { unwrap, wrap } from '@/contracts/kit/calls/envelopes';

type Schema = Record<string, unknown>;

/** Of a value what its schema requires: what may be left out is. */
function required(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one) => required((schema.items ?? {}) as Schema, one));
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const fields = schema.properties as Record<string, Schema>;
  const names = (schema.required ?? []) as (keyof typeof value)[];
  return Object.fromEntries(names.map((name) => [name, required(fields[name] ?? {}, value[name])]));
}

const answered = (reply: ServerResponse, status: number, body: unknown) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** How a foreign service behaves: as the contracts say, or with a page of its own for every call. */
type Manner = 'true' | 'broken';

/**
 * Stands where all nine services are said to be and passes calls on to ours, but for one service, which is of another
 * make: it has no records, or, of `auth`, whose tokens the others read, ours without whatever may be left out.
 */
export async function startForeign() {
  const endpoints = declared();
  let ours = 0;
  let foreign: ServiceName | undefined;
  let manner: Manner = 'true';

  const passOn = (call: IncomingMessage, taken: (answer: IncomingMessage) => void) => {
    const { url, method, headers } = call;
    const on = request({ host: '127.0.0.1', port: ours, path: url, method, headers }, taken);
    on.once('error', () => call.destroy());
    call.pipe(on);
  };

  async function thinned(endpoint: Endpoint, answer: IncomingMessage, reply: ServerResponse) {
    const body = await json(answer);
    if (answer.statusCode !== 200) return answered(reply, answer.statusCode ?? 500, body);
    const schema = z.toJSONSchema(endpoint.reply, { io: 'input', unrepresentable: 'any' });
    const data = required(schema as Schema, unwrap(endpoint.envelope, body));
    return answered(reply, 200, wrap(endpoint.envelope, data));
  }

  const server = createServer((call, reply) => {
    const { pathname } = new URL(call.url ?? '', 'http://here');
    const [, service, path = ''] = /^\/([\w-]+)(\/.*)$/.exec(pathname) ?? [];
    if (service !== foreign) {
      passOn(call, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      return;
    }
    if (manner === 'broken') {
      reply.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
      return;
    }
    const own = endpoints.filter((one) => one.service === service);
    const endpoint = asked(own, call, path);
    if (service !== 'auth') answerMinimally(endpoint, call, reply);
    else if (endpoint) passOn(call, (answer) => void thinned(endpoint, answer, reply));
    else answered(reply, 404, { code: 'NOT_FOUND', message: '' });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on this service is of another make, and the others are those at that port. */
    be(service: ServiceName, at: number, how: Manner = 'true') {
      [foreign, ours, manner] = [service, at, how];
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
