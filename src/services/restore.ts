import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '@/services/db/database';
import { syncTree } from '@/services/db/durable-fs';
import { newerProblem, newestIn } from '@/services/db/migrate';
import { type Checksum, checkSums } from '@/services/keeping/checksums';
import { unpackEmbedded } from '@/services/keeping/embedded-copy';
import { KeepingProblem } from '@/services/keeping/keeping-problem';
import { databaseFiles, type Manifest, readManifest } from '@/services/keeping/manifest';
import { momentNow } from '@/services/keeping/moment';
import { isEmptyServer, restoreServer } from '@/services/keeping/server-dump';
import { bringFiles, requireOwnFiles } from '@/services/keeping/stored-files';
import { amountOf, differences } from '@/services/keeping/tally';
import { type LaunchedSettings, readSettings } from '@/settings';
import { giveUp } from './give-up';
import { migrations } from './migrations';
import { openStore } from './open-store';

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Backup {
  folder: string;
  manifest: Manifest;
  sums: Checksum[];
}

/** Reads all of a backup; throws where it is not whole, or of a later release. */
async function openBackup(folder: string): Promise<Backup> {
  const manifest = await readManifest(folder);
  if (manifest.schema > newestIn(migrations)) throw newerProblem('this backup');
  return { folder, manifest, sums: await checkSums(folder, manifest.checksums) };
}

/** Compares what is there now with what was there when the backup was made. */
async function compare(where: { url: string } | { folder: string }, { manifest }: Backup) {
  const db = await openDatabase(where);
  try {
    const { tally } = await db.patiently(({ pool }) => momentNow(pool));
    const found = differences(manifest.tally, tally);
    for (const line of found) process.stderr.write(`${line}\n`);
    if (found.length > 0) {
      throw new KeepingProblem('What was restored is not what was kept, see above: do not use it.');
    }
    return tally;
  } finally {
    await db.close();
  }
}

/** Embedded: made and compared aside, so that a restoring that did not end leaves no database. */
async function restoreEmbedded(backup: Backup, dataDir: string) {
  const aside = join(dataDir, 'restoring');
  const folder = join(aside, 'db');
  await rm(aside, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await unpackEmbedded(join(backup.folder, databaseFiles.embedded), folder);
    const tally = await compare({ folder }, backup);
    syncTree(folder);
    await rename(folder, join(dataDir, 'db'));
    syncTree(join(dataDir, 'db'));
    return tally;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function restoreOnServer(backup: Backup, url: string) {
  await restoreServer(url, join(backup.folder, databaseFiles.postgres));
  return compare({ url }, backup);
}

/** Throws unless the settings lead to an empty database of the kind that the backup is of. */
async function requireEmpty({ kind }: Manifest, { databaseUrl, dataDir }: LaunchedSettings) {
  if (kind === 'postgres' && !databaseUrl) {
    throw new KeepingProblem(
      'This is a backup of a PostgreSQL server: set DATABASE_URL to an empty database.',
    );
  }
  if (kind === 'embedded' && databaseUrl) {
    throw new KeepingProblem(
      'This is a backup of the embedded database: restore it without DATABASE_URL, then move it.',
    );
  }
  if (!databaseUrl) {
    if (!existsSync(join(dataDir, 'db'))) return;
    throw new KeepingProblem(
      `There is a database in ${dataDir} already: set DATA_DIR to an empty folder.`,
    );
  }
  const db = await openDatabase({ url: databaseUrl });
  const isEmpty = await isEmptyServer(db.pool).finally(() => db.close());
  if (!isEmpty)
    throw new KeepingProblem('The database at DATABASE_URL is not empty: make another one.');
}

/** `restore <backup>` into an empty place, files first, so that a database that is there is whole; `--check` reads it alone. */
async function run(): Promise<void> {
  const settings = readSettings();
  const given = process.argv.slice(2).find((one) => !one.startsWith('--'));
  if (!given)
    throw new KeepingProblem('Say which backup: restore <folder>, or restore --check <folder>.');
  const backup = await openBackup(resolve(given));
  const { manifest, sums } = backup;
  say(
    `The backup of ${manifest.at} is whole: ${amountOf(manifest.tally)}, ${manifest.uploads.files} files.`,
  );
  if (process.argv.includes('--check')) return;
  await requireEmpty(manifest, settings);
  const folders = await openStore(settings);
  await requireOwnFiles(folders.store, sums);
  await bringFiles(folders, backup.folder, sums);
  const { databaseUrl, dataDir } = settings;
  const restored = databaseUrl
    ? restoreOnServer(backup, databaseUrl)
    : restoreEmbedded(backup, dataDir);
  say(`Restored and compared: ${amountOf(await restored)}; every row, sum and file is as it was.`);
}

run().then(() => process.exit(0), giveUp('The backup was not restored'));
