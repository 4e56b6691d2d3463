import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uploads } from '@/services/db/tables';
import { removeKept } from './keep';
import type { UploadDeps } from './record';
import { uploadOf } from './store';

const dayMs = 86_400_000;
const atOnce = 500;

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function ownerless(db: NodePgDatabase, keys: string[]): Promise<string[]> {
  const ids = [...new Set(keys.map(uploadOf))];
  const rows = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return keys.filter((key) => !known.has(uploadOf(key)));
}

async function clearIncoming(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/**
 * Removes what nobody has held for a day: uploads that no record claimed or that were let go, and
 * what a crash left behind in the store and among the files that were coming in.
 */
export async function collectUploads({ db, folders }: UploadDeps): Promise<void> {
  const before = new Date(Date.now() - dayMs);
  const freeSince = sql`coalesce(${uploads.releasedAt}, ${uploads.at})`;
  const gone = await db
    .delete(uploads)
    .where(and(isNull(uploads.claimedAt), lt(freeSince, before.toISOString())))
    .returning({ id: uploads.id });
  for (const { id } of gone) await removeKept(folders, id);
  for await (const keys of inBatches(folders.store.listBefore(before))) {
    for (const key of await ownerless(db, keys)) await folders.store.remove(key);
  }
  await clearIncoming(folders.incoming, before);
}
