import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '@/services/db/database';
import { syncTree } from '@/services/db/durable-fs';
import { hashOfFile, writeSums } from '@/services/keeping/checksums';
import { packEmbedded } from '@/services/keeping/embedded-copy';
import { databaseFiles, writeManifest } from '@/services/keeping/manifest';
import type { Moment } from '@/services/keeping/moment';
import { dumpServer } from '@/services/keeping/server-dump';
import { fetchFiles, missingFiles } from '@/services/keeping/stored-files';
import { amountOf } from '@/services/keeping/tally';
import { type LaunchedSettings, readSettings } from '@/settings';
import { buildId } from '@/settings/build-id';
import { argument } from './command-line';
import { giveUp } from './give-up';
import { openStore } from './open-store';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const named = /^niti-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const nameOf = (instant: Date) =>
  `niti-${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Copies the database into a backup's folder, as it is at one moment. */
async function copyDatabase({ databaseUrl, dataDir }: LaunchedSettings, folder: string) {
  if (!databaseUrl) {
    const moment = await packEmbedded(join(dataDir, 'db'), join(folder, databaseFiles.embedded));
    say(`The database was copied; whoever worked meanwhile waited ${moment.heldMs} ms.`);
    return moment;
  }
  const db = await openDatabase({ url: databaseUrl });
  const file = join(folder, databaseFiles.postgres);
  const dump = db.patiently(({ pool }) => dumpServer(pool, databaseUrl, file));
  return dump.finally(() => db.close());
}

async function fill(folder: string, settings: LaunchedSettings): Promise<Moment> {
  const kind = settings.databaseUrl ? 'postgres' : 'embedded';
  const { store } = await openStore(settings);
  const moment = await copyDatabase(settings, folder);
  const path = databaseFiles[kind];
  // After the database: what it names is there, unless somebody has let go of it since.
  const files = await fetchFiles(store, folder);
  const { sha256 } = await hashOfFile(join(folder, path));
  const checksums = await writeSums(folder, [{ path, sha256 }, ...files.sums]);
  const missing = missingFiles(moment.uploads, files.sums);
  const { at, schema, tally } = moment;
  const uploads = { files: files.sums.length, bytes: files.bytes, missing };
  const said = { of: 'niti-portal', format: 1, at, release: buildId(), kind, schema } as const;
  await writeManifest(folder, { ...said, tally, uploads, checksums });
  say(`${files.sums.length} files of uploads (${Math.ceil(files.bytes / 1024 ** 2)} MB).`);
  if (missing.length > 0)
    say(`LOOK: the database names ${missing.length} files that are not there.`);
  return moment;
}

/** Removes all but the newest backups of a folder, once another one is whole. */
async function keepNewest(folder: string, kept: number): Promise<void> {
  const all = (await readdir(folder)).filter((name) => named.test(name)).sort();
  for (const name of all.slice(0, Math.max(0, all.length - kept))) {
    await rm(join(folder, name), { recursive: true });
    say(`Removed ${name}.`);
  }
}

/** `backup --to <folder> [--keep <how many>]`: makes another backup in the folder, which is whole or not there. */
async function run(): Promise<void> {
  const settings = readSettings();
  const to = resolve(argument('--to') ?? join(settings.dataDir, 'backups'));
  const keep = Number(argument('--keep') ?? Infinity);
  const name = nameOf(new Date());
  const draft = join(to, `.${name}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const { tally } = await fill(draft, settings);
    syncTree(draft);
    await rename(draft, join(to, name));
    say(`${join(to, name)}: ${amountOf(tally)}.`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  if (keep > 0) await keepNewest(to, keep);
}

run().then(() => process.exit(0), giveUp('The backup was not made'));
