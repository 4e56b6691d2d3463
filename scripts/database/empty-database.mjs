import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);

/** Whoever runs the services need not be who built them. */
function letAllRead(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) letAllRead(inside);
    else chmodSync(inside, 0o644);
  }
}

async function made() {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = `${cache}empty-database-${version}`;
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const pglite = await PGlite.create({ fs: new NodeFS(draft) });
  await pglite.close();
  letAllRead(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Puts an empty database (40 MB) into `outdir`, beside the worker's bundle, which copies it for a
 * new folder: to make one afresh takes ten seconds, which is paid once for a release of PGlite.
 */
export async function putEmptyDatabase(outdir) {
  const target = `${outdir}/empty-database`;
  if (!existsSync(target)) cpSync(await made(), target, { recursive: true });
}
