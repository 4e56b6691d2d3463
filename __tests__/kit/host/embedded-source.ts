import { cpSync, existsSync, statfsSync, statSync, utimesSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@/services/db/database';
import { fillTemplate, type Source } from './template';

const memory = '/dev/shm';
const roomForMany = 1024 ** 3;
const hour = 3_600_000;
const day = 24 * hour;

/** Memory where there is enough: what a test stores need not survive it. */
function placeForCopies(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomForMany ? memory : tmpdir();
}

/** A folder for a database, in a room of its own, which goes with it. */
async function newFolder() {
  const room = await mkdtemp(path.join(placeForCopies(), 'niti-test-'));
  const drop = () => rm(room, { recursive: true, force: true });
  return { folder: path.join(room, 'data'), drop };
}

const cache = path.resolve('.cache/test-services');

/** Removes the templates that nobody has used for an hour, and what was left of a killed run. */
async function forgetOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = statSync(path.join(cache, name));
    const oldest = name.startsWith('template-') ? hour : day;
    if (Date.now() - mtimeMs > oldest) await rm(path.join(cache, name), { recursive: true });
  }
}

/** What a new database begins with, beside this program: PGlite would take long to make one. */
async function haveEmptyDatabase(): Promise<void> {
  const { putEmptyDatabase } = await import(path.resolve('scripts/database/empty-database.mjs'));
  await putEmptyDatabase(fileURLToPath(new URL('.', import.meta.url)));
}

async function makeTemplate(template: string): Promise<void> {
  await Promise.all([forgetOld(), haveEmptyDatabase()]);
  const { folder, drop } = await newFolder();
  const database = await openDatabase({ folder });
  await fillTemplate(database);
  await database.close();
  const draft = `${template}.${process.pid}`;
  cpSync(folder, draft, { recursive: true });
  await drop();
  // Another run may have been quicker.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
}

/** Copies of a data folder, which take a tenth of the time that migrating and seeding does. */
export async function embeddedSource(fingerprint: string): Promise<Source> {
  const template = path.join(cache, `template-${fingerprint}`);
  if (!existsSync(template)) await makeTemplate(template);
  utimesSync(template, new Date(), new Date());
  return {
    async copy() {
      const { folder, drop } = await newFolder();
      // At once: a thousand files one after another cost five times as much.
      cpSync(template, folder, { recursive: true });
      return { database: await openDatabase({ folder }), drop };
    },
    close: async () => {},
  };
}
