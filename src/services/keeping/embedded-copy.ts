import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '@/services/db/database';
import { roomOfHolder } from '@/services/db/folder-lock';
import { KeepingProblem } from './keeping-problem';
import { type Moment, momentNow } from './moment';
import { runProgram } from './program';

const parts = ['data', 'version.json'];
/** Who keeps the session is left after 30 s of saying nothing. */
const wordMs = 5000;

/** The files of an embedded folder that its database consists of. */
export async function copyFiles(folder: string, to: string): Promise<void> {
  for (const part of parts) await cp(join(folder, part), join(to, part), { recursive: true });
}

/** Who answers for a folder: the product that runs on it, or else the folder opened for this alone. */
async function answering(folder: string) {
  const room = await roomOfHolder(folder);
  if (room) return { host: room, close: async () => {} };
  const db = await openDatabase({ folder });
  return { host: String(db.pool.options.host), close: db.close };
}

/**
 * Packs the files between two statements, everybody else's waiting meanwhile: the one session that there is, is
 * kept by a transaction, in which nothing is written. Answers for how many ms.
 */
async function packHeld(folder: string, archive: string): Promise<number> {
  const { host, close } = await answering(folder);
  const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
    // What is to be written is written before others have to wait.
    await client.query('CHECKPOINT');
    const begin = Date.now();
    await client.query('BEGIN');
    await client.query('CHECKPOINT');
    const speak = setInterval(() => void client.query('SELECT 1').catch(() => {}), wordMs);
    const packed = runProgram('tar', ['-cf', archive, '-C', folder, ...parts]);
    await packed.finally(() => clearInterval(speak));
    await client.query('ROLLBACK');
    return Date.now() - begin;
  } finally {
    await client.end().catch(() => {});
    await close();
  }
}

/** Unpacks such a file into a folder that is there. */
export const unpackEmbedded = (file: string, folder: string) =>
  runProgram('tar', ['-xf', file, '-C', folder]);

/**
 * Packs an embedded folder into one file as it is at one moment, also while the product runs on it; what was packed
 * is opened and counted before it is told of.
 */
export async function packEmbedded(
  folder: string,
  file: string,
): Promise<Moment & { heldMs: number }> {
  if (!existsSync(join(folder, 'data'))) {
    throw new KeepingProblem(`There is no database in ${folder} yet.`);
  }
  const archive = file.replace(/\.gz$/, '');
  const draft = `${file}.draft`;
  const at = new Date().toISOString();
  const heldMs = await packHeld(folder, archive);
  await mkdir(draft, { mode: 0o700 });
  await unpackEmbedded(archive, draft);
  const db = await openDatabase({ folder: draft });
  try {
    return { ...(await db.patiently(({ pool }) => momentNow(pool))), at, heldMs };
  } finally {
    await db.close();
    await rm(draft, { recursive: true });
    await runProgram('gzip', [archive]);
  }
}
