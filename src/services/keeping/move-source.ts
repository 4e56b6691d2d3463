import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@/services/db/database';
import { makeRoom } from '@/services/db/embedded';
import { lockFolder } from '@/services/db/folder-lock';
import { pendingMigrations } from '@/services/db/migrate';
import { hashOfFile } from './checksums';
import { copyFiles } from './embedded-copy';
import { KeepingProblem } from './keeping-problem';

/** What a move reads: a copy of an embedded folder. */
export interface MoveSource {
  db: Database;
  /** Another one as soon as anybody has opened the folder. */
  mark: string;
}

/**
 * Gives work a copy of an embedded folder, in `aside`, and keeps everybody out of the folder meanwhile; throws
 * `DatabaseProblem` (`LOCKED`) while the product runs on it. The folder's own files are only read.
 */
export async function withCopy<R>(
  { folder, aside, migrations }: { folder: string; aside: string; migrations: string },
  work: (source: MoveSource) => Promise<R>,
): Promise<R> {
  if (!existsSync(join(folder, 'data'))) {
    throw new KeepingProblem(`There is no embedded database in ${folder}.`);
  }
  const room = makeRoom(folder);
  const lock = await lockFolder(folder, join(room, 'folder'));
  try {
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await copyFiles(folder, aside);
    const { sha256: mark } = await hashOfFile(join(folder, 'data/global/pg_control'));
    const db = await openDatabase({ folder: aside });
    try {
      // Rewritten tables would have their rows elsewhere each time.
      if ((await pendingMigrations(db.pool, migrations)).length > 0) {
        throw new KeepingProblem(
          'The embedded database is of an earlier release: run `migrate` on it first, then move it.',
        );
      }
      return await work({ db, mark });
    } finally {
      await db.close();
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
    lock.release();
    await rm(room, { recursive: true, force: true });
  }
}
