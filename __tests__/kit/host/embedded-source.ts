import { existsSync, statfsSync, statSync, utimesSync } from 'node:fs';
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

const cache = path.resolve('.cache/test-services');

/** Removes the templates that nobody has used for an hour, and what was left of a killed run. */
async function forgetOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = statSync(path.join(cache, name));
    const oldest = name.startsWith('template-') ? hour : day;
    if (Date.now() - mtimeMs > oldest) await rm(path.join(cache, name), { recursive: true });
  }
}

async function makeTemplate(template: string): Promise<void> {
  await forgetOld();
  const draft = `${template}.${process.pid}`;
  const database = await openDatabase({ folder: draft });
  await fillTemplate(database);
  await database.close();
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
      const room = await mkdtemp(path.join(placeForCopies(), 'niti-test-'));
      const folder = path.join(room, 'data');
      await cp(template, folder, { recursive: true });
      const database = await openDatabase({ folder });
      return { database, drop: () => rm(room, { recursive: true, force: true }) };
    },
    close: async () => {},
  };
}
