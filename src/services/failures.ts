import type { FastifyError, FastifyInstance } from 'fastify';
import { Problem } from '@/services/kit/calls/problem';
import { hasNoRoom, isUnreachable } from '@/services/kit/database/database-errors';

/** What a failure is called on the wire: a refusal's own words, the framework's, or our fault. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnreachable(error)) return new Problem('UNAVAILABLE');
  if (hasNoRoom(error)) return new Problem('NO_ROOM');
  const status = error instanceof Error ? (error as FastifyError).statusCode : undefined;
  if (status === 413) return new Problem('TOO_LARGE');
  if (status !== undefined && status >= 400 && status < 500) return new Problem('INVALID');
  return new Problem('FAILED');
}

/** Answers what fails by its problem; what is our fault is logged. */
export function answerFailures(
  app: FastifyInstance,
  told: {
    /** Hears of each failed call: its route, and what its failure is called. */
    refused: (call: string | undefined, code: string) => void;
    /** Hears that the database may be away. */
    suspect: () => void;
  },
): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    told.refused(request.routeOptions.url, problem.code);
    if (isUnreachable(error)) told.suspect();
    else if (problem.status >= 500 && problem !== error) {
      request.log.error({ err: error }, problem.code);
    }
    if (problem.status === 503) reply.header('retry-after', '2');
    // What is left of a refused body is read: who still sends it would never see the answer.
    reply.removeHeader('connection');
    reply.code(problem.status).send(problem.body());
  });
  app.setNotFoundHandler((_, reply) => {
    const problem = new Problem('NOT_FOUND');
    reply.code(problem.status).send(problem.body());
  });
}
