import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
const manifest = new URL('../node_modules/@electric-sql/pglite/package.json', import.meta.url);

/** The path of `empty-database.tar.gz` for this release of PGlite, made once (about ten seconds). */
export async function emptyDatabase() {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = `${cache}empty-database-${version}.tar.gz`;
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const dump = await pglite.dumpDataDir('gzip');
  await pglite.close();
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
