import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { callOf } from '@/http/metrics/measure-requests';
import { withRequestId } from '@/http/request-id';
import { databaseError } from '@/services/kit/database/database-errors';

type Cause = NonNullable<ReturnType<typeof databaseError>>;

/** A value that the database could not read is quoted by it. */
function said({ code, message = code }: Cause): string {
  return String(code).startsWith('22') ? String(message).replace(/: ".*"/s, '') : String(message);
}

// A query's error quotes its values in its message, and the stack repeats the message.
function withoutValues(error: Error) {
  const cause = databaseError(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = cause ? said(cause) : error.message;
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

/** Where lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** Lines of JSON on standard output, with nothing in them that a person typed or signs in with. */
export const logger = (level: string, stream?: LogStream): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  mixin: withRequestId,
  redact: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: {
    err: withoutValues,
    // The call that it is, and nothing of what was asked for or by whom.
    req: (request: FastifyRequest) => ({ method: request.method, call: callOf(request) }),
  },
});
