import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openFolder, requireVersion, requireWritable } from './data-folder';
import { DatabaseProblem, type DatabaseProblemReason } from './database-problem';
import { lockFolder } from './folder-lock';
import { requireDurable } from './require-durable';
import { keepUp } from './upkeep';
import { serve } from './wire-server';

/** What the thread tells: it serves, or why it does not, or that it can serve no longer. */
export type WorkerReport =
  | { is: 'open' }
  | { is: 'refused'; reason: DatabaseProblemReason; message: string }
  | { is: 'lost'; message: string };

/** `room` is a private temporary folder, for the socket and for a short path of `folder`. */
export interface WorkerTask {
  folder: string;
  room: string;
  /** Milliseconds that a client may keep a transaction open without using it. */
  patience: number;
}

const { folder, room, patience } = workerData as WorkerTask;
const tell = (report: WorkerReport) => parentPort?.postMessage(report);

let serving = false;
let lastFailure = '';

function readLog(line: string): void {
  if (!/ (FATAL|PANIC): /.test(line)) return;
  lastFailure = line.replace(/^.*(?=FATAL|PANIC)/, '');
  if (!serving) return;
  // PGlite would go on with a broken session; only a new start recovers from the log.
  tell({ is: 'lost', message: `The database folder ${folder} failed: ${lastFailure}` });
  process.exit(1);
}

async function open(): Promise<() => Promise<void>> {
  requireWritable(folder);
  const lock = await lockFolder(folder, path.join(room, 'folder'));
  requireVersion(folder);
  const { pglite, files } = await openFolder(folder, readLog);
  await requireDurable(pglite, () => files.syncs, folder);
  const server = await serve(pglite, path.join(room, '.s.PGSQL.5432'), patience);
  const stopUpkeep = await keepUp(room, server.queue);
  serving = true;
  return async () => {
    await stopUpkeep();
    await server.close();
    await closeCleanly(pglite);
    lock.release();
  };
}

async function closeCleanly(pglite: PGlite): Promise<void> {
  await pglite.exec('CHECKPOINT');
  serving = false;
  await pglite.close();
}

function problemOf(error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error;
  const why = lastFailure || (error instanceof Error ? error.message : String(error));
  return new DatabaseProblem(
    'WILL_NOT_OPEN',
    `The database folder ${folder} does not open (${why}): ` +
      'keep a copy of it, and restore it from a backup or choose another folder.',
  );
}

try {
  const close = await open();
  parentPort?.once('message', async () => {
    await close();
    process.exit(0);
  });
  tell({ is: 'open' });
} catch (error) {
  const { reason, message } = problemOf(error);
  tell({ is: 'refused', reason, message });
  parentPort?.once('message', () => process.exit(1));
}
