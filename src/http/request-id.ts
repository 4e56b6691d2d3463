import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const requestIdHeader = 'x-request-id';

/** As proxies make them; too few letters for a name, too many for a phone's or a card's number. */
const sane = /^[0-9a-f-]{20,64}$/i;

const current = new AsyncLocalStorage<string>();

/** The id that a request bears from whoever passed it on, or one of its own. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && sane.test(given) ? given : randomUUID();
}

/** Does work as a part of that request: what it begins is, too. */
export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The request that the work under way is a part of. */
export const requestNow = (): string | undefined => current.getStore();

/** Everything that a server does for a request knows which one it is. */
export function keepRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => asRequest(request.id, done));
  // A body's last piece comes out of the connection, which is no part of any.
  app.addHook('preValidation', (request, _reply, done) => asRequest(request.id, done));
}

const label = 'requestId';

/** What a server's lines of the log say of the request that they are about. */
export const requestIdLogLabel = label;

/** For lines that are not written by the request's own logger. */
export const withRequestId = (_line: object, _level: number, logger: unknown) => {
  const { bindings } = logger as { bindings?: () => object };
  const id = requestNow();
  return id && !(label in (bindings?.call(logger) ?? {})) ? { [label]: id } : {};
};
