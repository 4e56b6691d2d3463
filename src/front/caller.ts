import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { requestIdHeader } from '@/http/request-id';

/** What only the portal says, to Next and to the services; from a caller it is not believed. */
const portalsOwn =
  /^(forwarded|x-forwarded-.*|x-visitor-.*|x-real-ip|x-middleware-.*|content-security-policy.*)$/;

/** Of one connection. */
const ofConnection = ['connection', 'keep-alive', 'expect', 'te', 'trailer', 'upgrade'];

/** Takes away what a caller claims of itself. */
export function dropClaims(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (portalsOwn.test(name)) delete headers[name];
}

/**
 * Says who called and by which id it is known, in the headers that Next and NextAuth read: the connection's own address, or what
 * a proxy that TRUST_PROXY names has said.
 */
export function sayWhoCalled(request: FastifyRequest): void {
  const { ip, host, protocol } = request;
  const { headers } = request.raw;
  dropClaims(headers);
  headers[requestIdHeader] = request.id;
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol;
}

/** Leaves of a call's headers what the services are to see: no cookies, nothing of the connection. */
export function leaveForService(headers: IncomingHttpHeaders): void {
  delete headers.cookie;
  for (const name of ofConnection) delete headers[name];
}
