import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseProblem } from './database-problem';
import type { WorkerReport, WorkerTask } from './embedded-worker';

/** A unix socket's path holds about a hundred characters; this leaves room for its name. */
const longestRoom = 80;

/** A private temporary folder with a short path of `folder` in it. */
export function makeRoom(folder: string): string {
  const temporary = os.tmpdir().length < longestRoom - 20 ? os.tmpdir() : '/tmp';
  const room = fs.mkdtempSync(path.join(temporary, 'niti-db-'));
  fs.symlinkSync(folder, path.join(room, 'folder'));
  return room;
}

/** A running embedded database, which answers on a PostgreSQL socket in the folder `host`. */
export interface Embedded {
  host: string;
  /** Resolves with the reason if it stops by itself; the process should then end. */
  lost: Promise<DatabaseProblem>;
  close(): Promise<void>;
}

/** Opens the folder in a thread of its own; `patience` is in ms, see `WorkerTask`. */
export async function startEmbedded(folder: string, patience: number): Promise<Embedded> {
  const full = path.resolve(folder);
  const host = makeRoom(full);
  const workerData: WorkerTask = { folder: full, room: host, patience };
  const worker = new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData });
  const leaveRoom = () => fs.rmSync(host, { recursive: true, force: true });
  const failed = (why: string) =>
    new DatabaseProblem('WILL_NOT_OPEN', `The database folder ${full} stopped: ${why}`);

  let closing = false;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  void ended.then(leaveRoom);
  const lost = new Promise<DatabaseProblem>((resolve) => {
    worker.on('message', (report: WorkerReport) => {
      if (report.is === 'refused') resolve(new DatabaseProblem(report.reason, report.message));
      if (report.is === 'lost') resolve(new DatabaseProblem('WILL_NOT_OPEN', report.message));
    });
    worker.once('error', (error) => resolve(failed(error.message)));
    worker.once('exit', (code) => closing || resolve(failed(`its thread ended (${code}).`)));
  });
  const opened = new Promise<void>((resolve) => {
    worker.on('message', (report: WorkerReport) => report.is === 'open' && resolve());
  });

  const problem = await Promise.race([opened, lost]);
  if (problem) {
    worker.postMessage('close');
    await ended;
    throw problem;
  }
  return {
    host,
    lost,
    async close() {
      closing = true;
      worker.postMessage('close');
      await ended;
    },
  };
}
