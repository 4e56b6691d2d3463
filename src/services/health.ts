import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from '@/services/kit/database/watch';
import type { TaskQueue } from '@/services/kit/queue/queue';
import type { UploadFolders } from '@/services/upload';

export const healthPath = '/health';

/** Free bytes below which a disk is as good as full. */
const leastFree = 200 * 1024 * 1024;

async function diskAt(folder: string): Promise<'ok' | 'full' | 'unreachable'> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFree ? 'full' : 'ok';
  } catch {
    return 'unreachable';
  }
}

interface Watched {
  watch: DatabaseWatch;
  queue: TaskQueue;
  uploads: UploadFolders;
}

/** What a process that cannot reach its database says of itself. */
export const waitingForDatabase = {
  status: 'failed',
  database: 'unreachable',
  queue: 'waiting',
} as const;

/**
 * `GET /health`: what the services stand on, each by its name. 503 where a call could not be answered or a
 * task would not be done; a disk that is full is told, and left to who watches it.
 */
export function serveHealth(app: FastifyInstance, { watch, queue, uploads }: Watched): void {
  app.get(healthPath, async (_request, reply) => {
    const [answers, disk] = await Promise.all([watch.answers(), diskAt(uploads.incoming)]);
    const isOpen = queue.isOpen();
    if (!answers || !isOpen) reply.code(503).header('retry-after', '2');
    if (!answers) return { ...waitingForDatabase, disk };
    return {
      status: isOpen ? 'ok' : 'failed',
      database: 'ok',
      queue: isOpen ? 'ok' : 'closed',
      disk,
    };
  });
}
