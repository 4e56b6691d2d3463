import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import { agents } from '@/http/agents';
import { readBeforeHangingUp } from '@/http/read-on';
import { Bounded } from './bounded';
import { passOn } from './pass-on';

/** The longest body of a call: the largest upload (contracts/upload), and what is written around it. */
export const mostBytes = 24 * 1024 * 1024;

const withBody = new Set(['POST', 'PUT', 'PATCH']);

/** A service that says nothing for so long, ms, does not answer. */
const patience = 60_000;

const proxy = createProxyServer({
  changeOrigin: true,
  ignorePath: true,
  selfHandleResponse: true,
  proxyTimeout: patience,
  upgradeTimeout: patience,
});
proxy.on('proxyRes', (answer, request, response) => {
  void readBeforeHangingUp(request, response).then(() => passOn(answer, request, response));
});
// What is cut off on its way in is not waited for on its way out.
proxy.on('proxyReq', (call, _request, _response, { buffer }) => {
  buffer?.once('error', () => call.destroy());
});
// A socket that is gone without a word takes its other half along.
proxy.on('proxyReqWs', (call, _request, socket) => {
  call.once('upgrade', (_answer, other) => socket.once('close', () => other.destroy()));
});

/**
 * Streams a call to a service and its answer back; nothing of either is held. Both end where who
 * asked leaves. Rejects where the service could not be reached, and nothing is answered then;
 * `tooLong` answers a body that grew beyond `mostBytes`.
 */
export function carryCall(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  tooLong: () => void,
): Promise<void> {
  const agent = target.protocol === 'https:' ? agents.https : agents.http;
  const { headers, method = '' } = request;
  if (!headers['transfer-encoding']) return proxy.web(request, response, { target, agent });
  // Node sends such a body in pieces by itself; said so, the connection would end with the answer,
  // and take an early one along.
  if (headers['transfer-encoding'] === 'chunked' && withBody.has(method)) {
    delete headers['transfer-encoding'];
  }
  const buffer = request.pipe(new Bounded(mostBytes));
  let isRefused = false;
  buffer.once('error', () => {
    isRefused = true;
    tooLong();
    // The rest is read, or who sends it would not come to read the answer.
    request.resume();
  });
  return proxy.web(request, response, { target, agent, buffer }).catch((error) => {
    if (!isRefused) throw error;
  });
}

/** Joins a socket with the server that it asks for; rejects where that could not be reached. */
export const carrySocket = (request: IncomingMessage, socket: Socket, target: URL, head: Buffer) =>
  proxy.ws(request, socket, { target }, head);
