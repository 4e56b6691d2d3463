import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { databaseError } from '@/services/kit/database/database-errors';

// A query's error quotes its values in its message, and the stack repeats the message.
function withoutValues(error: Error) {
  const cause = databaseError(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = cause ? String(cause.message ?? cause.code) : error.message;
  return { type: error.name, message, code: cause?.code, stack: frames.join('\n') };
}

const secretNames = [
  'authorization',
  'password',
  'passwordHash',
  'token',
  'accessToken',
  'refreshToken',
  'chattoken',
];

/** Lines of JSON on standard output, with nothing in them that a person typed or signs in with. */
export const logger = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: {
    err: withoutValues,
    // Without the query: it carries names and numbers that staff looked for.
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: request.url.replace(/\?.*/s, ''),
      ip: request.ip,
    }),
  },
});
