import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { remembered } from '@/http/remembered';

/** Whether the process is there; whether it can do its work; and what the latter was called before. */
export const healthPaths = { live: '/health/live', ready: '/health/ready', alias: '/health' };

export const isHealthPath = (url: string): boolean => /^\/health(\/|\?|$)/.test(url);

/** Free bytes below which a disk is as good as full. */
const leastFree = 200 * 1024 * 1024;
/** How long a part may take to answer, and how long its answer counts, ms: some are paid for by the call. */
const patience = 4000;
const keptMs = 10_000;

type State = 'ok' | 'unreachable';

interface Parts {
  database: () => Promise<boolean>;
  queue: () => 'ok' | 'closed' | 'silent';
  /** Rejects where files cannot be kept. */
  store: () => Promise<unknown>;
  /** Rejects where events reach nobody. */
  realtime: () => Promise<unknown>;
  /** Where files arrive. */
  folder: string;
}

/** What a process that cannot reach its database says of itself. */
export const waitingForDatabase = {
  status: 'failed',
  database: 'unreachable',
  queue: 'waiting',
} as const;

const tried = (work: () => Promise<unknown>) =>
  remembered<State>({ ms: keptMs, patience, otherwise: 'unreachable' }, async () => {
    await work();
    return 'ok';
  });

async function diskAt(folder: string): Promise<State | 'full'> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFree ? 'full' : 'ok';
  } catch {
    return 'unreachable';
  }
}

/**
 * `GET /health/live` answers while the process does. `GET /health/ready` says what the services stand on,
 * each by its name: 503 where a call, a task or a file could not be taken. Without events, or on a disk that
 * is nearly full, they go on (`degraded`): a proxy that turned everybody away would make it worse.
 * Answers what is said there.
 */
export function serveHealth(app: FastifyInstance, parts: Parts) {
  // One that is frozen takes a connection and never answers; whoever asks for health has less patience.
  const answers = remembered({ ms: 0, patience, otherwise: false }, parts.database);
  const store = tried(parts.store);
  const realtime = tried(parts.realtime);
  async function ready() {
    const [isThere, kept, told, disk] = await Promise.all([
      answers(),
      store(),
      realtime(),
      diskAt(parts.folder),
    ]);
    const database: State = isThere ? 'ok' : 'unreachable';
    const queue = isThere ? parts.queue() : waitingForDatabase.queue;
    const needed = [database, queue, kept].every((state) => state === 'ok');
    const others = [told, disk].every((state) => state === 'ok');
    const status = needed ? (others ? 'ok' : 'degraded') : 'failed';
    return { status, database, queue, store: kept, realtime: told, disk };
  }
  app.get(healthPaths.live, async () => ({ status: 'ok' }));
  for (const path of [healthPaths.ready, healthPaths.alias]) {
    app.get(path, async (_request, reply) => {
      const said = await ready();
      if (said.status === 'failed') reply.code(503).header('retry-after', '2');
      return said;
    });
  }
  return ready;
}
