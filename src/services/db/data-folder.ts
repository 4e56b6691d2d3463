import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseProblem } from './database-problem';
import { DurableFS, durableStartParams, syncPath, syncTree } from './durable-fs';

/** What wrote a folder; another PGlite series or PostgreSQL major cannot read it. */
export const written = { pglite: '0.5', postgres: '18' };

/** An empty database, put here by the build; without it a new folder takes ten seconds longer. */
const template = fileURLToPath(new URL('./empty-database', import.meta.url));

const inside = (folder: string) => ({
  data: path.join(folder, 'data'),
  draft: path.join(folder, 'data.draft'),
  version: path.join(folder, 'version.json'),
});

/** Makes the folder and writes in it, or throws `NOT_WRITABLE`. */
export function requireWritable(folder: string): void {
  const probe = path.join(folder, `.writable-${process.pid}`);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.writeFileSync(probe, 'x');
    syncPath(probe);
    fs.rmSync(probe);
  } catch (error) {
    throw new DatabaseProblem(
      'NOT_WRITABLE',
      `The database folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}): ` +
        'give this user write access and free space, or choose another folder.',
    );
  }
}

/** Throws `WRONG_VERSION` where the folder was written by a PGlite or PostgreSQL of another series. */
export function requireVersion(folder: string): void {
  const { data, version } = inside(folder);
  if (!fs.existsSync(data)) return;
  let found = { pglite: 'unknown', postgres: 'unknown' };
  try {
    found = JSON.parse(fs.readFileSync(version, 'utf8'));
    found.postgres = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  } catch {
    // What cannot be read stays unknown, and is refused.
  }
  if (found.pglite === written.pglite && found.postgres === written.postgres) return;
  const name = (of: typeof found) => `PGlite ${of.pglite} (PostgreSQL ${of.postgres})`;
  throw new DatabaseProblem(
    'WRONG_VERSION',
    `The database folder ${folder} was written by ${name(found)}, this release reads ` +
      `${name(written)}: export it with the release that wrote it and import it here.`,
  );
}

async function start(data: string, onLog: (line: string) => void) {
  const files = new DurableFS(data);
  const pglite = await PGlite.create({
    fs: files,
    extensions: { pg_trgm, btree_gin },
    startParams: durableStartParams,
    onStderr: (line) => {
      onLog(line);
      return false;
    },
  });
  return { pglite, files };
}

/** A new database is made aside, synced and renamed, so that a crash leaves none or a whole one. */
async function create(folder: string, onLog: (line: string) => void): Promise<void> {
  const { data, draft, version } = inside(folder);
  fs.rmSync(draft, { recursive: true, force: true });
  if (fs.existsSync(template)) {
    fs.cpSync(template, draft, { recursive: true });
    fs.chmodSync(draft, 0o700);
  } else {
    const { pglite } = await start(draft, onLog);
    await pglite.close();
  }
  syncTree(draft);
  fs.writeFileSync(version, `${JSON.stringify(written)}\n`);
  syncPath(version);
  fs.renameSync(draft, data);
  syncPath(folder);
  syncPath(path.dirname(folder));
}

/** Opens a locked folder's database, made where there is none; `onLog` gets PostgreSQL's own log. */
export async function openFolder(folder: string, onLog: (line: string) => void) {
  const { data } = inside(folder);
  if (!fs.existsSync(data)) await create(folder, onLog);
  return start(data, onLog);
}
