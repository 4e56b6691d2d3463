import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { inRoot } from './root.mjs';

function filesBelow(path) {
  if (!existsSync(inRoot(path))) return [];
  if (statSync(inRoot(path)).isFile()) return [path];
  return readdirSync(inRoot(path)).flatMap((name) => filesBelow(`${path}/${name}`));
}

/** A hash over the names and contents of these files and folders; absent ones do not count. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow).sort()) {
    const content = readFileSync(inRoot(path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** What a stamp file says, or nothing. */
export function readStamp(path) {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : '';
}
