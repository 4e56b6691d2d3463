import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

/** Of one connection, or the portal's alone to say. */
const kept =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|set-cookie|x-powered-by|x-middleware-.*)$/;
const text = /^(application\/json|text\/(?!event-stream))/;
/** Bytes below which nothing is won. */
const leastToCompress = 1024;

const takesGzip = ({ headers }: IncomingMessage) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']));

function isCompressed(answer: IncomingMessage, request: IncomingMessage): boolean {
  const { statusCode = 0, headers } = answer;
  const length = Number(headers['content-length'] ?? leastToCompress);
  const hasBody = request.method !== 'HEAD' && ![204, 206, 304].includes(statusCode);
  return hasBody && length >= leastToCompress && !headers['content-encoding'] && takesGzip(request);
}

/**
 * Gives a service's answer to who asked, as it comes; text is compressed on the way. Where one end
 * breaks off, the other is broken off too, so that half an answer never seems whole.
 */
export function passOn(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (response.headersSent) return void answer.destroy();
  response.statusCode = answer.statusCode ?? 502;
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !kept.test(name)) response.setHeader(name, value);
  }
  const isText = text.test(answer.headers['content-type'] ?? '');
  if (isText) response.appendHeader('vary', 'accept-encoding');
  const ended = () => undefined;
  if (!isText || !isCompressed(answer, request)) return void pipeline(answer, response, ended);
  response.setHeader('content-encoding', 'gzip');
  response.removeHeader('content-length');
  pipeline(answer, createGzip(), response, ended);
}
