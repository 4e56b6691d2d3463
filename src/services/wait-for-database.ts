import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseProblem } from '@/services/db/database-problem';
import { Problem } from '@/services/kit/calls/problem';
import { isUnreachable } from '@/services/kit/database/database-errors';
import { healthPaths, waitingForDatabase } from './health';

/** Between two tries, ms. */
const gap = 1000;

const isAway = (error: unknown) =>
  error instanceof DatabaseProblem ? error.reason === 'UNREACHABLE' : isUnreachable(error);

interface Where {
  host: string;
  port: number;
}

/** Answers in the services' place as long as they wait: health by name, and calls in words. */
async function waitingRoom({ host, port }: Where): Promise<Server> {
  const problem = new Problem('UNAVAILABLE').body();
  const server = createServer((request, reply) => {
    const [path] = (request.url ?? '').split('?', 1);
    const isLive = path === healthPaths.live;
    const asked = path === healthPaths.ready || path === healthPaths.alias;
    const said = isLive ? { status: 'ok' } : asked ? waitingForDatabase : problem;
    request.resume();
    reply.writeHead(isLive ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '2' });
    reply.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  return server;
}

/**
 * Does what needs the database, again as long as that cannot be reached; says so on standard error once,
 * and where the services are asked. Any other failure is thrown.
 */
export async function waitForDatabase<R>(where: Where, start: () => Promise<R>): Promise<R> {
  let room: Server | undefined;
  for (;;) {
    try {
      const started = await start();
      room?.closeAllConnections();
      await new Promise((resolve) => (room ? room.close(resolve) : resolve(undefined)));
      return started;
    } catch (error) {
      if (!isAway(error)) throw error;
      if (!room) {
        const { message } = error as Error;
        process.stderr.write(`${message.split('\n', 1)[0]} The services wait for it.\n`);
        room = await waitingRoom(where);
      }
      await pause(gap);
    }
  }
}
